import { loadWithRetry } from '@/lib/loadWithRetry';

/** What the clipboard has got: the formatted text, or only the plain one. */
export type Copied = 'rich' | 'plain';

const LOAD_TIMEOUT_MS = 10_000;

const loadHtml = loadWithRetry(() => import('./clipboardHtml'), LOAD_TIMEOUT_MS);

async function htmlBlob(markdown: string): Promise<Blob> {
  const { clipboardHtml } = await loadHtml();
  return new Blob([await clipboardHtml(markdown)], { type: 'text/html' });
}

/** Whether the formatted text is on the clipboard; without the plain one, editors of code would have nothing to paste. */
async function writesRich(markdown: string): Promise<boolean> {
  const { ClipboardItem } = window as Partial<Pick<typeof window, 'ClipboardItem'>>;
  if (!ClipboardItem) return false;
  const html = htmlBlob(markdown);
  try {
    const plain = new Blob([markdown], { type: 'text/plain' });
    // A promise, because some browsers allow writing only in the same moment as the click.
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': plain })]);
    return true;
  } catch {
    // The browser refuses this kind, or the part that makes it did not come.
    html.catch(() => undefined);
    return false;
  }
}

/**
 * Copies a Markdown text: formatted for Word, WPS and mail, as Markdown for plain fields.
 *
 * @returns it rejects if the browser refuses to write anything
 */
export async function copyRich(markdown: string): Promise<Copied> {
  if (await writesRich(markdown)) return 'rich';
  await navigator.clipboard.writeText(markdown);
  return 'plain';
}
