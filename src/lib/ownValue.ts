/**
 * The value of a table under a key from outside; undefined where the table has none of its own. Without this, `__proto__`
 * and `constructor` would be found in every table.
 */
export const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
