/** What is put on the clipboard, by kind; editors of code have nothing but the plain text to paste. */
export interface Copies {
  'text/plain': string;
  'text/html'?: string;
}

/** Copies by the browser's own copying, which pages without https have too. It must follow a click or a key. */
function copyByEvent(copies: Copies): boolean {
  let isDone = false;
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const [kind, text] of Object.entries<string>({ ...copies })) event.clipboardData?.setData(kind, text);
    isDone = true;
  };
  window.addEventListener('copy', onCopy, { capture: true });
  const isAllowed = document.execCommand('copy');
  window.removeEventListener('copy', onCopy, { capture: true });
  return isAllowed && isDone;
}

/**
 * Puts a text on the clipboard, in several kinds where there are several.
 *
 * @returns it rejects if the browser refuses to write anything
 */
export async function writeClipboard(copies: Copies): Promise<void> {
  const { ClipboardItem } = window as Partial<Pick<typeof window, 'ClipboardItem'>>;
  // Only where the page has https.
  const { clipboard } = navigator as Partial<Pick<typeof navigator, 'clipboard'>>;
  if (ClipboardItem && clipboard) {
    const kinds = Object.entries(copies).map(([kind, text]) => [kind, new Blob([text], { type: kind })] as const);
    try {
      await clipboard.write([new ClipboardItem(Object.fromEntries(kinds))]);
      return;
    } catch {
      // No permission, or not this kind.
    }
  }
  if (!copyByEvent(copies)) throw new Error('复制失败');
}
