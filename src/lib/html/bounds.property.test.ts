// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../tests/runs';
import { mostElements } from './tooMuchHtml';

const elementsIn = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.getElementsByTagName('*').length;

const PIECES = [
  ...['<b>', '<i>', '</b>', '</i>', '<p>', '</p>', '<div>', '</div>', '字', '<p>字', '<br>', '<a href=x>', '</a>'],
  ...['<!--', '-->', '<!-->', '--!>', '<!x', '</ x', '<?', '>', '"', "'", '=', ' x="', ' y=', '/', '<b title="', '<x '],
  ...['<textarea>', '</textarea>', '<style>', '</style>', '<title>', '</title>', '<object>', '</object>', '<select>'],
  ...['<table>', '</table>', '<td>', '</td>', '<caption>', '</caption>', '<marquee>', '</marquee>', '</select>'],
  ...['<template>', '</template>', '<svg>', '</svg>', '<desc>', '<math>', '<mi>', '<![CDATA[', ']]>', '<noscript>'],
];

test('no mix of tags and halves of tags makes more elements than were counted (§9.36)', () => {
  const mix = fc.array(fc.constantFrom('<b title=N>', '</b>', ...PIECES), { minLength: 1, maxLength: 12 });
  const numbered = (html: string) => Array.from({ length: 60 }, (_one, at) => html.replaceAll('N', `${at}`)).join('');
  const check = fc.property(mix, fc.constantFrom('', '-->', '">', '</table>'), (pieces, end) => {
    const html = `<p>${numbered(pieces.join(''))}${end}${'<p>字'.repeat(200)}`;
    expect(elementsIn(html)).toBeLessThanOrEqual(4 * mostElements(html));
  });
  fc.assert(check, { numRuns: runs(100) });
});
