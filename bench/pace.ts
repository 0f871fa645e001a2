import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';

const CHUNK = 4096;
const PAUSE_MS = 2;

async function* slowly(source: AsyncIterable<Buffer>) {
  for await (const data of source) {
    for (let at = 0; at < data.length; at += CHUNK) {
      yield data.subarray(at, at + CHUNK);
      await setTimeout(PAUSE_MS);
    }
  }
}

/**
 * Passes connections on to a server, and its bytes back at ten times the rate of the emulated network at most. On
 * loopback, bytes of a body can be there before Chromium has looked at the head of the answer; its emulation then counts
 * them twice, and the page waits up to 0.3 s for nothing.
 */
export async function pace(origin: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const { protocol, hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (browser) => {
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const socket of [browser, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    // A browser that is closed breaks its connections.
    Promise.all([pipeline(browser, upstream), pipeline(upstream, slowly, browser)]).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    origin: `${protocol}//${hostname}:${ownPort}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
