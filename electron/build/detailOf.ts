/** What a failed build or start says, without the stack that helps nobody at the terminal. */
export const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
