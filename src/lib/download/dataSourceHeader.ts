const KEY = 'dataName';

/** Removes the quotes of a text stored as JSON. */
const unquoted = (text: string) => /^"(.*)"$/.exec(text)?.[1] ?? text;

/**
 * The request header `datasource` for downloads of archives (§7.29): the data source named
 * in local storage under `dataName`, percent-encoded. No header if none is named.
 */
export function dataSourceHeader(): Readonly<Record<string, string>> {
  try {
    const name = unquoted((window.localStorage.getItem(KEY) ?? '').trim());
    return name === '' ? {} : { datasource: encodeURI(name) };
  } catch {
    // Storage is blocked, or the name contains a lone surrogate. Without the header the server uses its default source.
    return {};
  }
}
