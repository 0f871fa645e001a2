import { appConfig } from '@/config/appConfig';
import type { IntermediaryError } from './http/errors';
import { intermediaryAtChunk } from './http/intermediaries';

/** A chunk of the app could not be loaded (§4.46). */
export class ChunkLoadError extends Error {
  /** `CSS_CHUNK_LOAD_FAILED` if its styles could not be loaded. */
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';

  /** What has answered in place of the web server. */
  readonly intermediary: IntermediaryError | undefined;

  constructor(cause: unknown, intermediary?: IntermediaryError) {
    super(`页面资源加载失败：${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'ChunkLoadError';
    this.intermediary = intermediary;
    this.code = this.message.includes('CSS') ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
  }
}

/**
 * Returns a function that loads a chunk, once. After a failure the next call tries again, unless a style sheet was
 * missing: Vite requests it only once, so the chunk would come without styles. Then only a reload of the page helps.
 *
 * @param load the `import()`
 * @param timeout in milliseconds
 * @returns it rejects with a `ChunkLoadError`: the chunk is missing (an update has replaced it), the network failed or
 *   it took too long
 */
export function loadWithRetry<T>(load: () => Promise<T>, timeout: number = appConfig.chunkTimeout): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const attempt = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`timeout of ${timeout}ms exceeded`)), timeout);
    });
    try {
      return await Promise.race([load(), limit]);
    } catch (cause) {
      const told = cause instanceof Error ? cause.message : '';
      const error =
        cause instanceof ChunkLoadError ? cause : new ChunkLoadError(cause, await intermediaryAtChunk(told));
      if (error.code === 'CHUNK_LOAD_FAILED') loading = undefined;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  return () => (loading ??= attempt());
}
