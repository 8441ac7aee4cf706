/** An event that a listener may prevent, as Electron hands them out. */
export interface Preventable {
  defaultPrevented: boolean;
  preventDefault(): void;
}

export function preventable<T extends object>(more?: T): Preventable & T {
  const event = {
    ...(more as T),
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  return event;
}
