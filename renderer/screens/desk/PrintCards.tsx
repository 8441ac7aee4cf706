/** PENDING the print helper's module. */
export const PrintCards = (_: { readonly session: number; readonly table?: number }) => null;
