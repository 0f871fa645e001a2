/**
 * Copies a string to avoid a memory leak: a slice keeps the string alive that it was cut from, and a growing text is a
 * new string at every frame.
 */
export const copyString = (text: string): string => ` ${text}`.slice(1);
