import { downloadZip } from 'client-zip';

export interface ZipEntry {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** A fixed date, so that equal content gives equal bytes. */
const DATE = new Date(2025, 9, 16);

/** A zip archive with its files stored as they are (no compression). */
export async function zip(entries: readonly ZipEntry[]): Promise<Uint8Array<ArrayBuffer>> {
  const archive = downloadZip(entries.map(({ name, content }) => ({ name, input: content, lastModified: DATE })));
  return new Uint8Array(await archive.arrayBuffer());
}
