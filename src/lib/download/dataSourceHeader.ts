const KEY = 'dataName';

/** Removes the quotes of a text stored as JSON. */
const unquoted = (text: string) => /^"(.*)"$/.exec(text)?.[1] ?? text;

/**
 * The header with the data source of an archive (specification, sections 7 and 14), from local storage `dataName`; none
 * if nothing is stored. Percent-encoded.
 */
export function dataSourceHeader(): Readonly<Record<string, string>> {
  try {
    const name = unquoted((window.localStorage.getItem(KEY) ?? '').trim());
    return name === '' ? {} : { datasource: encodeURI(name) };
  } catch {
    // Storage is blocked, or holds a lone surrogate: the server uses its default source.
    return {};
  }
}
