export interface Reason {
  message?: string | undefined;
  code?: string | undefined;
}

/** What a call said, with its number, which some servers have in their text already. */
export const reasonOf = ({ message = '', code }: Reason): string =>
  code === undefined || code === '' || message.endsWith(`（${code}）`) ? message : `${message}（${code}）`;
