/** Servers send seconds or milliseconds; a number below this is taken as seconds. */
const SECONDS_BELOW = 100_000_000_000;

/** A time that a server sent, in milliseconds since 1970; NaN stays NaN. */
export const milliseconds = (sent: number): number => (sent < SECONDS_BELOW ? sent * 1000 : sent);
