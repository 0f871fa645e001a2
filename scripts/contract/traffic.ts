/** One call as it went over the wire. */
export interface Exchange {
  /** 0 = no answer came. */
  status: number;
  headers: Headers;
  /** Resolves with the body as text; of a call that was given up, with what had come. */
  text: () => Promise<string>;
  /** Resolves with the parts that the body came in. */
  chunks: () => Promise<number>;
  /** Why no answer came. */
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
    // Given up or cut off; what came before counts.
  }
  return { text, chunks };
}

/** Records every `fetch` from now on, until it is told to stop. */
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
    /** The latest call. */
    last: () => last,
    forget: () => void (last = undefined),
    stop: () => void (globalThis.fetch = original),
  };
}

export type Traffic = ReturnType<typeof recordTraffic>;
