/** How a time is written, to people and in parameters. */
export const TIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';
