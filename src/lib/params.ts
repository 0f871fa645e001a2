const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

function* flatten(name: string, value: unknown): Generator<[string, string]> {
  if (isEmpty(value)) return;
  if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* flatten(`${name}[${key}]`, child);
  } else yield [name, `${value as string | number | boolean | bigint}`];
}

/**
 * Serialises parameters for a query string or a form-urlencoded body (spec.md section 7):
 * nested as `parent[child]`, arrays as `ids[0]`; `null`, `undefined` and `''` are skipped at every depth.
 */
export function serializeParams(params: Readonly<Record<string, unknown>>): string {
  return Object.entries(params)
    .flatMap(([key, value]) => [...flatten(key, value)])
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}
