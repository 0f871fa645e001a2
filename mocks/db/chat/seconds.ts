/** Now, in seconds since 1970, as Dify sends times. */
export const seconds = (): number => Math.floor(Date.now() / 1000);
