/** First arguments that are strings: the titles of tests and blocks are among them. */
const FIRST_STRING = /\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g;
/** What vitest fills in (`%s`, `$name`), and what JavaScript does. */
const FILLED_IN = /%[%sdifjoOc#$]|\\\$\\\{[^}]*\\\}|\\\$\w+(?:\\\.\w+)*/g;

const unescaped = (text: string) => text.replace(/\\(.)/g, '$1');

/** The titles, or templates of titles, that stand in the source of a test file, and other strings beside them. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(FIRST_STRING)].map(([, single, double, template]) =>
    unescaped(single ?? double ?? template ?? ''),
  );

/**
 * Whether a printed title can come from a template. Where the template has no word of its own (`%s: %s`), what was
 * filled in has to stand in the source.
 */
export function comesFrom(template: string, title: string, source: string): boolean {
  if (template === title) return true;
  const escaped = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = escaped.replace(FILLED_IN, (part) => (part === '%%' ? '%' : '(.*)'));
  if (pattern === escaped) return false;
  const values = new RegExp(`^${pattern}$`, 's').exec(title)?.slice(1);
  if (values === undefined) return false;
  const hasWords = /\p{L}/u.test(escaped.replace(FILLED_IN, ''));
  return hasWords || values.every((value) => source.includes(value));
}
