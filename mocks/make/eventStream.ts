const TOKEN_SIZES = [2, 3, 1, 4, 2, 6, 3, 5];

/** Cuts a text into tokens of one to six characters, always in the same way. */
export function tokensOf(text: string): string[] {
  const characters = Array.from(text);
  const tokens: string[] = [];
  for (let start = 0, index = 0; start < characters.length; index += 1) {
    const end = start + (TOKEN_SIZES[index % TOKEN_SIZES.length] ?? 1);
    tokens.push(characters.slice(start, end).join(''));
    start = end;
  }
  return tokens;
}

/**
 * A block of a stream (§15.4): a `data:` line for each line of the token, then a blank line. There
 * is no space after the colon, because tokens may begin with spaces.
 */
export const dataBlock = (token: string): string =>
  `${token
    .split('\n')
    .map((line) => `data:${line}`)
    .join('\n')}\n\n`;
