/** A request with its response, as sent. */
export interface Exchange {
  /** 0 = no response. */
  status: number;
  headers: Headers;
  /** Resolves with the body as text; if the call was aborted, with the part that arrived. */
  text: () => Promise<string>;
  /** Resolves with the number of chunks of the body. */
  chunks: () => Promise<number>;
  /** Why there is no response. */
  failure: unknown;
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
    // The call was aborted or cut off: the part that arrived is the result.
  }
  return { text, chunks };
}

/** Records every `fetch` until `stop` is called. */
export function recordTraffic() {
  const original = globalThis.fetch;
  let last: Exchange | undefined;

  globalThis.fetch = async (input, init) => {
    try {
      const response = await original(input, init);
      const read = readAll(response.clone().body);
      last = {
        status: response.status,
        headers: response.headers,
        text: async () => (await read).text,
        chunks: async () => (await read).chunks,
        failure: undefined,
      };
      return response;
    } catch (failure) {
      const nothing = { text: () => Promise.resolve(''), chunks: () => Promise.resolve(0) };
      last = { ...nothing, status: 0, headers: new Headers(), failure };
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
