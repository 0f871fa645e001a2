import { isRecord } from '@/lib/isRecord';

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Markdown of a link to a file of a reply, as Dify sends it; empty for a user's own file and for what has no address. */
export function fileLink(sent: unknown): string {
  if (!isRecord(sent) || textIn(sent['belongs_to']) === 'user') return '';
  const address = textIn(sent['url']) || textIn(sent['remote_url']);
  if (address === '') return '';
  const mime = textIn(sent['type']) || textIn(sent['mime_type']);
  const name = textIn(sent['filename']).replace(/[[\]\\]/g, '');
  const words = /^image/.test(mime) ? '查看图片' : name || '查看文件';
  return `\n\n[${words}](<${address.replace(/[<>\s]/g, encodeURIComponent)}>)\n\n`;
}
