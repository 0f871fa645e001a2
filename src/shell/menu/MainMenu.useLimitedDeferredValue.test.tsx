// @vitest-environment jsdom
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createObservable } from '@/lib/createObservable';
import { useLimitedDeferredValue } from './MainMenu';

/** Longer than React renders before it looks for other changes. */
const SLICE_MS = 10;

const changes = createObservable(0);

/** Takes a slice of React's time; another change is there at its end. */
function interrupt(): void {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end);
  queueMicrotask(() => changes.set(changes.get() + 1));
}

function Slow({ name }: { name: string }) {
  if (name === 'Second') interrupt();
  return <p>{name}</p>;
}

const Changes = () => <i>{useSyncExternalStore(changes.subscribe, changes.get)}</i>;

function Subject({ name }: { name: string }) {
  const deferred = useLimitedDeferredValue(name);
  return (
    <>
      <h1>{name}</h1>
      <Changes />
      <Slow name={deferred} />
      <Slow name={deferred} />
    </>
  );
}

// Without `act`, in which React is not interrupted.
test('what is interrupted again and again is late by a second at most', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const shown = () =>
    [...place.children].filter(({ tagName }) => tagName !== 'I').map(({ textContent }) => textContent);
  root.render(<Subject name="First" />);
  await expect.poll(() => shown()).toEqual(['First', 'First', 'First']);
  root.render(<Subject name="Second" />);
  await expect.poll(() => shown()).toEqual(['Second', 'First', 'First']);
  await expect.poll(() => shown()).toEqual(['Second', 'Second', 'Second']);
  expect(changes.get()).toBeGreaterThan(2);
  root.unmount();
});
