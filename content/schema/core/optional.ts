/** A value of an input that clients can omit or set to null. */
export type Optional<T> = T | null | undefined;

export const isSet = <T>(value: Optional<T>): value is T => value !== null && value !== undefined;
