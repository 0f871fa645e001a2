const KEY = 'dataName';

/** A text that was kept as JSON stands in quotes. */
const unquoted = (text: string) => /^"(.*)"$/.exec(text)?.[1] ?? text;

/**
 * The header that names the data source of an archive (specification, sections 7 and 14), from local storage
 * `dataName`; none when nothing is kept there. What a header cannot hold is percent-encoded.
 */
export function dataSourceHeader(): Readonly<Record<string, string>> {
  try {
    const name = unquoted((window.localStorage.getItem(KEY) ?? '').trim());
    return name === '' ? {} : { datasource: encodeURI(name) };
  } catch {
    // Storage is blocked, or holds half a character: the server's default source is used.
    return {};
  }
}
