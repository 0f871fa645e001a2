type Params = Readonly<Record<string, unknown>>;

/** Whether parameters are texts and numbers only, and need no `qs`. */
export const isPlainParams = (params: Params): boolean =>
  Object.values(params).every((value) => ['string', 'number', 'undefined'].includes(typeof value));

/** Serialises texts and numbers as `serializeParams` does, without loading `qs`. Empty texts are skipped. */
export function serializePlainParams(params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) query.append(name, String(value));
  }
  return query.toString().replaceAll('+', '%20');
}
