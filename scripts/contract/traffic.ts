/** A response as it came; of an aborted call the part that arrived. */
export interface Exchange {
  method: string;
  url: string;
  /** 0 = no response. */
  status: number;
  body: Promise<{ text: string; chunks: number }>;
  /** Why there is no response. */
  failure?: unknown;
}

async function readAll(body: ReadableStream<Uint8Array> | null) {
  const decoder = new TextDecoder();
  let [text, chunks] = ['', 0];
  try {
    for await (const chunk of body ?? []) {
      chunks += 1;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    // The call was aborted or cut off.
  }
  return { text, chunks };
}

/** Records each `fetch` until `stop` is called. */
export function recordTraffic() {
  const original = globalThis.fetch;
  const all: Exchange[] = [];
  let last: Exchange | undefined;
  globalThis.fetch = async (input, init) => {
    const { method, url } = input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) };
    try {
      const response = await original(input, init);
      last = { method, url, status: response.status, body: readAll(response.clone().body) };
      return response;
    } catch (failure) {
      last = { method, url, status: 0, body: readAll(null), failure };
      throw failure;
    } finally {
      if (last) all.push(last);
    }
  };
  return {
    /** In the order of their answers. */
    all: (): readonly Exchange[] => all,
    last: () => last,
    forget: () => void (last = undefined),
    stop: () => void (globalThis.fetch = original),
  };
}

export type Traffic = ReturnType<typeof recordTraffic>;
