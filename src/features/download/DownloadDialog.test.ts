import { expect, test } from 'vitest';
import { formatSize } from './DownloadDialog';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [102_400, '100 KB'],
  [24_918_016, '23.8 MB'],
  [5 * 1024 ** 3, '5.0 GB'],
  [1e18, '909495 TB'],
])('%i bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
