// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChunkLoadError } from '@/lib/loadWithRetry';
import { ErrorBoundary } from '../errorBoundary/ErrorBoundary';
import { lazyWithRetry } from './lazyWithRetry';

const Greeting = ({ name }: { name: string }) => <p>你好，{name}</p>;
const Waiting = () => <p role="status">等待</p>;
const shown = () => document.body.textContent;

test('it is asked for when it is first shown; from then on it is there at once', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Greeting }));
  const Part = lazyWithRetry(load, Waiting);
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(<Part name="甲" />);
  expect(shown()).toBe('等待');
  expect(await screen.findByText('你好，甲')).toBeInstanceOf(HTMLElement);
  unmount();
  render(<Part name="乙" />);
  expect(shown()).toBe('你好，乙');
  expect(load).toHaveBeenCalledOnce();
});

test('one that was loaded beforehand is shown at once', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Greeting }));
  const Part = lazyWithRetry(load, Waiting);
  await Part.preload();
  render(<Part name="甲" />);
  expect(shown()).toBe('你好，甲');
  expect(load).toHaveBeenCalledOnce();
});

test('what comes after it has gone changes nothing, and is there for the next', async () => {
  let arrive = (_part: { default: typeof Greeting }) => undefined as void;
  const Part = lazyWithRetry(() => new Promise<{ default: typeof Greeting }>((resolve) => (arrive = resolve)), Waiting);
  const { unmount } = render(<Part name="甲" />);
  unmount();
  arrive({ default: Greeting });
  const showAgain = () => {
    render(<Part name="乙" />);
    return shown();
  };
  await expect.poll(showAgain).toContain('你好，乙');
});

test('one that is missing breaks in its place, and is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.resolve({ default: Greeting }));
  load.mockRejectedValueOnce(new Error('404'));
  const Part = lazyWithRetry(load, Waiting);
  const errors: Error[] = [];
  render(
    <ErrorBoundary
      onError={(error) => void errors.push(error)}
      fallback={(_error, retry) => (
        <button type="button" onClick={retry}>
          重试
        </button>
      )}
    >
      <Part name="甲" />
    </ErrorBoundary>,
  );
  (await screen.findByRole('button')).click();
  expect(errors[0]).toBeInstanceOf(ChunkLoadError);
  expect(await screen.findByText('你好，甲')).toBeInstanceOf(HTMLElement);
});
