// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageWrapper } from '../../../tests/pageWrapper';
import { useUploads } from './useUploads';

/** The hook, and its calls, which the test answers, also after they were aborted. */
function setup() {
  const calls: { signal: AbortSignal; arrive: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const onDone = vi.fn();
  const send = (_file: File, _key: string, { signal }: { signal: AbortSignal }) =>
    new Promise<string>((resolve, reject) => {
      const arrive = () => act(() => Promise.resolve(resolve('at')));
      calls.push({ signal, arrive, fail: () => act(() => Promise.resolve(reject(new Error('late')))) });
    });
  const { result, unmount } = renderHook(() => useUploads({ send, failureOf: () => '失败', onDone }), pageWrapper());
  const begin = (file: File) =>
    act(async () => {
      const count = calls.length + 1;
      void result.current.begin('甲.pdf', file);
      await vi.waitFor(() => expect(calls).toHaveLength(count));
    });
  const shown = () => [...result.current.uploads.values()].map(({ failure }) => failure);
  return { calls, onDone, begin, shown, unmount, remove: () => act(() => result.current.remove('甲.pdf')) };
}

const file = (content: string) => new File([content], '甲.pdf');

test.each(['arrive', 'fail'] as const)(
  'a file that was removed is none any more, however its call ends: %s',
  async (end) => {
    const { calls, onDone, begin, shown, remove } = setup();
    await begin(file('a'));
    remove();
    await calls[0]?.[end]();
    expect([shown(), onDone.mock.calls]).toEqual([[], []]);
  },
);

test('the end of a call leaves the file alone that was chosen in its place', async () => {
  const { calls, onDone, begin, shown, remove } = setup();
  await begin(file('a'));
  await begin(file('b'));
  await calls[0]?.fail();
  expect(shown()).toEqual(['']);
  remove();
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(onDone).not.toHaveBeenCalled();
});

test('files on their way are given up with what shows them', async () => {
  const { calls, begin, unmount } = setup();
  await begin(file('a'));
  unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
});
