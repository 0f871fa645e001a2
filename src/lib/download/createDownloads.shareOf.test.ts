import { describe, expect, test } from 'vitest';
import { type FileProgress, overallShare, shareOf } from './createDownloads';

const file = (state: FileProgress['state'], loaded = 0, total?: number): FileProgress => ({
  name: 'a',
  state,
  loaded,
  total,
});

describe('how much is there', () => {
  test.each([
    ['waiting', file('waiting'), 0],
    ['running', file('running', 25, 100), 0.25],
    ['more than announced', file('running', 200, 100), 1],
    ['of unknown size', file('running', 25), undefined],
    ['done', file('done', 100, 100), 1],
    ['an empty file', file('done', 0, 0), 1],
    ['failed', file('failed', 10, 100), 1],
  ])('of a file: %s', (_case, given, share) => expect(shareOf(given)).toBe(share));

  test.each([
    ['one of unknown size', [file('running', 25)], undefined],
    ['one', [file('running', 1, 4)], 0.25],
    ['several', [file('done'), file('running', 1, 2), file('waiting'), file('failed')], 0.625],
    ['several of unknown size', [file('done'), file('running', 5)], 0.5],
  ])('of all: %s', (_case, files, share) => expect(overallShare(files)).toBe(share));
});
