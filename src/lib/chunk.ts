/** A chunk of the app could not be loaded (specification, section 4, "Asset loading"). */
export class ChunkLoadError extends Error {
  /** `CSS_CHUNK_LOAD_FAILED` if its styles could not be loaded. */
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';

  constructor(cause: unknown) {
    super(`页面资源加载失败：${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'ChunkLoadError';
    this.code = this.message.includes('CSS') ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
  }
}

/**
 * Loads a chunk.
 *
 * @param load the `import()`
 * @param timeout in milliseconds
 * @throws {ChunkLoadError} the chunk is missing (an update has replaced it), the network failed or it took too long
 */
export async function loadChunk<T>(load: () => Promise<T>, timeout: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout of ${timeout}ms exceeded`)), timeout);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (error) {
    throw new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
