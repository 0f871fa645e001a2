import JSZip from 'jszip';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The elements of a name (without `w:`) below a node. */
export const all = (node: Document | Element, name: string): Element[] =>
  Array.from(node.getElementsByTagNameNS(WORD, name));

/** The `w:val` of the first element of a name below a node. */
export const valueOf = (node: Document | Element, name: string): string | undefined =>
  all(node, name)[0]?.getAttributeNS(WORD, 'val') ?? undefined;

/** The text of a paragraph, a cell or a run; breaks are line ends. */
export const textOf = (node: Element): string =>
  Array.from(node.getElementsByTagNameNS(WORD, '*'))
    .map(({ localName, textContent }) => (localName === 't' ? textContent : localName === 'br' ? '\n' : ''))
    .join('');

const wellFormed = (name: string, xml: string): Document => {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const error = parsed.querySelector('parsererror');
  if (error) throw new Error(`${name}: ${error.textContent}`);
  return parsed;
};

export interface Docx {
  /** The XML of each part, such as `word/document.xml`; all are well-formed. */
  parts: ReadonlyMap<string, Document>;
  body: Document;
  paragraphs: Element[];
  /** The paragraphs of a style, as texts. */
  styled: (style: string) => string[];
}

/** Opens a Word file, and throws if one of its parts is not well-formed XML. */
export async function readDocx(content: Blob | Uint8Array): Promise<Docx> {
  const bytes = content instanceof Uint8Array ? content : new Uint8Array(await new Response(content).arrayBuffer());
  const { files } = await JSZip.loadAsync(bytes);
  const entries = Object.values(files).filter(({ dir }) => !dir);
  const read = entries.map(async (entry) => [entry.name, wellFormed(entry.name, await entry.async('string'))] as const);
  const parts = new Map(await Promise.all(read));
  const body = parts.get('word/document.xml');
  if (!body) throw new Error('no word/document.xml');
  const paragraphs = all(body, 'p');
  const styled = (style: string) => paragraphs.filter((one) => valueOf(one, 'pStyle') === style).map(textOf);
  return { parts, body, paragraphs, styled };
}
