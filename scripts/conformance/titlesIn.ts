/**
 * Matches each string that is the first argument of a call. Titles of tests and of `describe` blocks are among them.
 */
const FIRST_STRING = /\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g;
/** Placeholders in an escaped template: of vitest (`%s`, `$name`) and of JavaScript (`${…}`). */
const FILLED_IN = /%[%sdifjoOc#$]|\\\$\\\{[^}]*\\\}|\\\$\w+(?:\\\.\w+)*/g;

const unescaped = (text: string) => text.replace(/\\(.)/g, '$1');

/** The titles in the source of a test file, with their placeholders. Other strings may be among them. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(FIRST_STRING)].map(([, single, double, template]) =>
    unescaped(single ?? double ?? template ?? ''),
  );

/**
 * Placeholders whose values are printed as they stand in the source. If a template has no words besides placeholders,
 * almost any title would match it, so the source must contain these values.
 */
const AS_IT_IS = /^(?:%s|\\\$)/;

/** Whether a printed title can come from a template in that source. */
export function comesFrom(template: string, title: string, source: string): boolean {
  if (template === title) return true;
  const escaped = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const parts = (escaped.match(FILLED_IN) ?? []).filter((part) => part !== '%%');
  if (parts.length === 0) return false;
  const pattern = escaped.replace(FILLED_IN, (part) => (part === '%%' ? '%' : '(.*)'));
  const values = new RegExp(`^${pattern}$`, 's').exec(title)?.slice(1);
  if (values === undefined) return false;
  const hasWords = /\p{L}/u.test(escaped.replace(FILLED_IN, ''));
  return hasWords || values.every((value, index) => !AS_IT_IS.test(parts[index] ?? '') || source.includes(value));
}
