/** A response as it came; of an aborted call the part that arrived. */
export interface Exchange {
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

/** Records the last `fetch` until `stop` is called. */
export function recordTraffic() {
  const original = globalThis.fetch;
  let last: Exchange | undefined;
  globalThis.fetch = async (input, init) => {
    try {
      const response = await original(input, init);
      last = { status: response.status, body: readAll(response.clone().body) };
      return response;
    } catch (failure) {
      last = { status: 0, body: readAll(null), failure };
      throw failure;
    }
  };
  return {
    last: () => last,
    forget: () => void (last = undefined),
    stop: () => void (globalThis.fetch = original),
  };
}

export type Traffic = ReturnType<typeof recordTraffic>;
