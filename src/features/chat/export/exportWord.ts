import type { ChatContent } from './chatMarkdown';

/** So long a file may take; the largest conversations take some seconds. */
const LIMIT_MS = 60_000;

/**
 * Makes the Word file of a reply or of a conversation, without stopping the page.
 *
 * @returns it rejects with an error whose message says why and what helps
 */
export async function exportWord(content: ChatContent): Promise<Blob> {
  const worker = new Worker(new URL('./wordWorker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const fail = (message: string, cause?: unknown) => reject(new Error(message, { cause }));
      timer = setTimeout(() => fail('内容过长，未能生成 Word 文档，请分次导出，或导出 Markdown'), LIMIT_MS);
      worker.onmessage = ({ data }: MessageEvent<Blob | string>) => {
        if (typeof data === 'string') fail('未能生成 Word 文档，请改为导出 Markdown', data);
        else resolve(data);
      };
      worker.onerror = ({ message }) => fail('导出组件加载失败，请检查网络，或刷新页面后重试', message);
      worker.postMessage(content);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
