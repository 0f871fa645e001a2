import { whenIdle } from '../whenIdle';
import type * as transport from './transport';

type Transport = typeof transport;

let loading: Promise<Transport> | undefined;
let failures = 0;

async function fetchTransport(): Promise<Transport> {
  try {
    return await import('./transport');
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (address === undefined || failures === 0) throw error;
    // Chromium remembers until a reload that it could not fetch a module; under another address it asks again.
    return (await import(/* @vite-ignore */ `${address}?again=${failures}`)) as Transport;
  }
}

/** Loads axios, once. If that fails, the next call loads it again. */
export const loadTransport = (): Promise<Transport> =>
  (loading ??= fetchTransport().catch((error: unknown) => {
    failures += 1;
    loading = undefined;
    throw error;
  }));

/** Loads axios when the browser is idle. If that fails, the next call loads it again and reports the error. */
export const preloadTransport = (): void =>
  void whenIdle()
    .then(loadTransport)
    .catch(() => undefined);
