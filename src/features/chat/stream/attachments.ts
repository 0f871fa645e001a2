import { isRecord } from '@/lib/isRecord';
import { webAddress } from '@/lib/link';
import type { ChatFile, ChatMessage } from '../ChatMessage';

const MAX_CITATIONS = 50;

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Reads the sources of a reply, Dify's `retriever_resources`; unusable entries are left out. */
export const readCitations = (sent: unknown): NonNullable<ChatMessage['citations']> =>
  (Array.isArray(sent) ? (sent as unknown[]) : []).slice(0, MAX_CITATIONS).flatMap((source) => {
    if (!isRecord(source)) return [];
    const names = ['title', 'document_name', 'dataset_name', 'url'].map((name) => textIn(source[name]));
    const [url, content] = [webAddress(textIn(source['url'])), textIn(source['content'])];
    const title = names.find(Boolean) ?? (content && '未命名来源');
    return title ? [{ title, ...(url !== undefined && { url }), ...(content && { content }) }] : [];
  });

/**
 * Markdown of a link to a file of a reply, as Dify sends it; empty for a user's own file. One without an address keeps its
 * name.
 */
export function fileLink(sent: unknown): string {
  if (!isRecord(sent) || textIn(sent['belongs_to']) === 'user') return '';
  const address = textIn(sent['url']) || textIn(sent['remote_url']);
  const mime = textIn(sent['type']) || textIn(sent['mime_type']);
  const name = textIn(sent['filename']).replace(/[[\]\\]/g, '');
  const words = /^image/.test(mime) ? '图片' : name || '文件';
  if (address === '') return name === '' ? '' : `\n\n[${name}](#)\n\n`;
  return `\n\n[${words}](<${address.replace(/[<>\s]/g, encodeURIComponent)}>)\n\n`;
}

/** The user's own files among those of a record, if there are any. */
export function questionFiles(sent: readonly unknown[]): { files?: ChatFile[] } {
  const files = sent.flatMap((file) => {
    if (!isRecord(file) || textIn(file['belongs_to']) !== 'user') return [];
    const name = textIn(file['filename']) || '文件';
    return [{ id: textIn(file['upload_file_id']), name, kind: textIn(file['type']) || 'document' }];
  });
  return files.length > 0 ? { files } : {};
}
