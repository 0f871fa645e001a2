const TOKEN_SIZES = [2, 3, 1, 4, 2, 6, 3, 5];

/** Cuts a text into pieces of one to six characters, as a language model gives them; the same cut every time. */
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
 * One block of a stream (specification, section 15): a `data:` line for each line of the token, then a blank line. No
 * space follows the colon, so a reader must keep the spaces that a token begins with.
 */
export const dataBlock = (token: string): string =>
  `${token
    .split('\n')
    .map((line) => `data:${line}`)
    .join('\n')}\n\n`;
