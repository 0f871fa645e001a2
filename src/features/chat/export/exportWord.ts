import type { ChatContent } from './chatWord';
import type { WordAnswer } from './wordWorker';

/** So long a file may take; the largest conversations take some seconds. */
const LIMIT_MS = 60_000;

/** A file could not be made; the message says why and what helps. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}

/**
 * Makes the Word file of a reply or of a conversation, without stopping the page.
 *
 * @returns it rejects with an `ExportError`
 */
export function exportWord(content: ChatContent): Promise<Blob> {
  return new Promise<Blob>((resolve, reject) => {
    const worker = new Worker(new URL('./wordWorker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.terminate();
      settle();
    };
    const fail = (message: string, cause?: unknown) => end(() => reject(new ExportError(message, { cause })));
    const timer = setTimeout(() => fail('内容过长，未能生成 Word 文档，请分次导出，或导出 Markdown'), LIMIT_MS);
    worker.onmessage = ({ data }: MessageEvent<WordAnswer>) => {
      if ('blob' in data) end(() => resolve(data.blob));
      else fail('未能生成 Word 文档，请改为导出 Markdown', data.reason);
    };
    worker.onerror = (event) => fail('导出组件加载失败，请检查网络，或刷新页面后重试', event.message);
    worker.postMessage(content);
  });
}
