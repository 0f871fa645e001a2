import { afterEach, beforeEach, vi } from 'vitest';

/** How long the store's checks of development take is a matter of the machine. */
const SLOW_CHECK = /InvariantMiddleware took \d+ms/;

/** Makes a test fail that writes an error or a warning to the console without having said so. */
export function failOnConsole(): void {
  const written: string[] = [];
  const record = (...parts: unknown[]) => void written.push(parts.map(String).join(' '));
  beforeEach(() => {
    written.length = 0;
    vi.spyOn(console, 'error').mockImplementation(record);
    vi.spyOn(console, 'warn').mockImplementation(record);
  });
  afterEach(() => {
    const found = written
      .splice(0)
      .filter((line) => !SLOW_CHECK.test(line) && !expected.some((part) => line.includes(part)));
    expected.length = 0;
    if (found.length > 0) throw new Error(`unexpected console output:\n${found.join('\n')}`);
  });
}

const expected: string[] = [];

/** Allows lines with this text on the console for the rest of the test. */
export const expectConsole = (part: string): void => void expected.push(part);
