/** Whether two values that JSON can hold are the same, with the fields of objects in the same order. */
export const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
