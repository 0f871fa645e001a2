import JSZip from 'jszip';

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A small Word file with these paragraphs. */
export async function wordTemplate(...paragraphs: string[]): Promise<ArrayBuffer> {
  const zip = new JSZip();
  const part = `<Override PartName="/word/document.xml" ContentType="${MAIN}"/>`;
  zip.file('[Content_Types].xml', `<Types xmlns="${TYPES}">${part}</Types>`);
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  zip.file('word/document.xml', `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`);
  return zip.generateAsync({ type: 'arraybuffer' });
}

/** The texts of a Word file, a line for each paragraph. */
export async function wordText(file: Blob): Promise<string> {
  const zip = await JSZip.loadAsync(await file.arrayBuffer());
  const parts = zip.file(/^word\/(document|header\d*|footer\d*)\.xml$/).map((part) => part.async('string'));
  return (await Promise.all(parts))
    .join('')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '');
}
