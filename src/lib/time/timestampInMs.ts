/** A time that a server sent, in milliseconds since 1970: ten digits are seconds (§9.22). NaN stays NaN. */
export const timestampInMs = (sent: number): number => (sent >= 1e9 && sent < 1e10 ? sent * 1000 : sent);
