/** Removes the indentation of the opening fence from each line of code, as markdown requires. */
export const dedent = (code: string, fence: string): string => {
  const indent = /^ */.exec(fence)?.[0].length ?? 0;
  return indent === 0 ? code : code.replace(/^ {1,3}/gm, (blanks) => blanks.slice(indent));
};
