/** A file of the project with its text. */
export interface Source {
  path: string;
  text: string;
}

/** The sign (escaped, because this file is one of the sources) with or without a number; and a reference in words. */
const REFERENCE = /\u00A7(\d+\.\d+)?|\bspecification,\s+(?:\*\s+|\/\/\s+)?sections?\b/giu;

/**
 * Lists the references to the specification that lead nowhere: each names the number of a statement, and
 * the statement exists.
 */
export function checkReferences(sources: readonly Source[], statements: readonly string[]): string[] {
  const known = new Set(statements);
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(REFERENCE)].flatMap(([reference, number]) => {
      if (number === undefined) return [`${path}: "${reference}" names no statement`];
      return known.has(number) ? [] : [`${path}: there is no statement ${number}`];
    }),
  );
}
