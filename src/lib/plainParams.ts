type Params = Readonly<Record<string, unknown>>;

/** Whether parameters are texts and numbers only, so that a call with them needs no library to write them. */
export const isPlain = (params: Params): boolean =>
  Object.values(params).every((value) => ['string', 'number', 'undefined'].includes(typeof value));

/** Serialises texts and numbers as `serializeParams` does, without what that loads. Empty texts are skipped. */
export function serializePlain(params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) query.append(name, String(value));
  }
  return query.toString().replaceAll('+', '%20');
}
