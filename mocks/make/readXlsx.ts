import JSZip from 'jszip';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescape = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    return ENTITIES[name ?? ''] ?? whole;
  });

/** All texts of an element, one after the other. */
const textIn = (markup: string) =>
  [...markup.matchAll(/<t(?:\s[^>]*)?>([^]*?)<\/t>/g)].map(([, text = '']) => unescape(text)).join('');

const columnOf = (name: string) =>
  [...name].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 'A'.charCodeAt(0) + 1, 0) - 1;

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(/<c((?:\s[^>]*?)?)(?:\/>|>([^]*?)<\/c>)/g)) {
    const at = /\br="([A-Z]+)/.exec(attributes)?.[1];
    const value = unescape(/<v>([^]*?)<\/v>/.exec(content)?.[1] ?? '');
    const text = /\bt="s"/.test(attributes) ? (shared[Number(value)] ?? '') : value || textIn(content);
    cells[at === undefined ? cells.length : columnOf(at)] = text;
  }
  return Array.from(cells, (text) => text ?? '');
}

/** The first sheet of a workbook as rows of texts, or `undefined` if it is no workbook. */
export async function readXlsx(bytes: ArrayBuffer): Promise<string[][] | undefined> {
  const book = await JSZip.loadAsync(bytes).catch(() => undefined);
  const sheet = await book?.file('xl/worksheets/sheet1.xml')?.async('text');
  if (sheet === undefined) return undefined;
  const strings = (await book?.file('xl/sharedStrings.xml')?.async('text')) ?? '';
  const shared = [...strings.matchAll(/<si>([^]*?)<\/si>/g)].map(([, markup = '']) => textIn(markup));
  return [...sheet.matchAll(/<row(?:\s[^>]*)?>([^]*?)<\/row>/g)].map(([, row = '']) => cellsOf(row, shared));
}
