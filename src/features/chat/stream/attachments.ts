import { isRecord, textIn } from '@/lib/isRecord';
import { webAddress } from '@/lib/link';
import type { ChatFile, ChatMessage } from '../ChatMessage';

const MAX_CITATIONS = 50;

const trimmed = (value: unknown) => textIn(value).trim();

/** Reads the sources of a reply, Dify's `retriever_resources`; unusable entries are left out. */
export const readCitations = (sent: unknown): NonNullable<ChatMessage['citations']> =>
  (Array.isArray(sent) ? (sent as unknown[]) : []).slice(0, MAX_CITATIONS).flatMap((source) => {
    if (!isRecord(source)) return [];
    const names = ['title', 'document_name', 'dataset_name', 'url'].map((name) => trimmed(source[name]));
    const [url, content] = [webAddress(trimmed(source['url'])), trimmed(source['content'])];
    const title = names.find(Boolean) ?? (content && '未命名来源');
    return title ? [{ title, ...(url !== undefined && { url }), ...(content && { content }) }] : [];
  });

/**
 * Markdown of a link to a file of a reply, as Dify sends it; empty for a user's own file. One without an address keeps its
 * name.
 */
export function fileLink(sent: unknown): string {
  if (!isRecord(sent) || trimmed(sent['belongs_to']) === 'user') return '';
  const address = trimmed(sent['url']) || trimmed(sent['remote_url']);
  const mime = trimmed(sent['type']) || trimmed(sent['mime_type']);
  const name = trimmed(sent['filename']).replace(/[[\]\\]/g, '');
  const words = /^image/.test(mime) ? '图片' : name || '文件';
  if (address === '') return name === '' ? '' : `\n\n[${name}](#)\n\n`;
  return `\n\n[${words}](<${address.replace(/[<>\s]/g, encodeURIComponent)}>)\n\n`;
}

/** The user's own files among those of a record, if there are any. */
export function questionFiles(sent: readonly unknown[]): { files?: ChatFile[] } {
  const files = sent.flatMap((file) => {
    if (!isRecord(file) || trimmed(file['belongs_to']) !== 'user') return [];
    const name = trimmed(file['filename']) || '文件';
    return [{ id: trimmed(file['upload_file_id']), name, kind: trimmed(file['type']) || 'document' }];
  });
  return files.length > 0 ? { files } : {};
}
