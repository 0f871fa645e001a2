import { expect, test } from 'vitest';
import { entryOf } from './watchVersion';

test.each([
  ['<script type="module" crossorigin src="/dzb/static/index-a1.js"></script>', '/dzb/static/index-a1.js'],
  ['<script type="module" src="/dzb/static/index-b2.js"></script>', '/dzb/static/index-b2.js'],
  ['<script nomodule src="/dzb/unsupported.js"></script>', undefined],
  ['', undefined],
  ['<h1>502 Bad Gateway</h1>', undefined],
])('entry of %s: %j', (html, entry) => expect(entryOf(html)).toBe(entry));
