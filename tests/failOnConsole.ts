import { afterEach, beforeEach, vi } from 'vitest';

/** Fails a test that writes an error or a warning to the console. */
export function failOnConsole(): void {
  const written: string[] = [];
  const record = (...parts: unknown[]) => void written.push(parts.map(String).join(' '));
  beforeEach(() => {
    written.length = 0;
    vi.spyOn(console, 'error').mockImplementation(record);
    vi.spyOn(console, 'warn').mockImplementation(record);
  });
  afterEach(() => {
    const found = written.splice(0);
    if (found.length > 0) throw new Error(`unexpected console output:\n${found.join('\n')}`);
  });
}
