// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { copyWithoutTheme } from './copyWithoutTheme';

/** What a copy of all that lies in the page puts on the clipboard. */
function copied(html: string, { target = 'body', selected = 'body', prevented = false } = {}): Record<string, string> {
  document.body.innerHTML = html;
  window.getSelection()?.selectAllChildren(document.querySelector(selected) ?? document.body);
  const data: Record<string, string> = {};
  const event = Object.assign(new Event('copy', { cancelable: true }), {
    clipboardData: { setData: (kind: string, text: string) => void (data[kind] = text) },
  });
  Object.defineProperty(event, 'target', { value: document.querySelector(target) });
  if (prevented) event.preventDefault();
  copyWithoutTheme(event as unknown as ClipboardEvent);
  return data;
}

test.each([
  ['classes', '<h2 class="a" id="b">题</h2>', '<h2>题</h2>'],
  ['links', '<a href="https://a.cn" target="_blank">甲</a>', '<a href="https://a.cn">甲</a>'],
  ['colours that were written', '<p style="color: red">红</p>', '<p style="color: red">红</p>'],
  ['variables of the theme', '<p style="color: var(--c)">甲</p>', '<p>甲</p>'],
  ['buttons and hidden words', '<p>甲<button>复制</button><span hidden>乙</span></p>', '<p>甲</p>'],
])('%s', (_what, html, expected) => {
  expect(copied(html)['text/html']).toBe(expected);
});

test('what begins like a formula is marked as text in HTML, and stays as it is in words', () => {
  const { 'text/html': html, 'text/plain': words } = copied('<p style="color: red">=1+1</p><p>甲</p>');
  expect(html).toBe(`<p style="mso-number-format:'\\@';color: red">=1+1</p><p>甲</p>`);
  expect(words).toBe('=1+1甲');
  expect(copied('<b>=1&lt;2</b>', { selected: 'b' })['text/html']).toBe(
    `<span style="mso-number-format:'\\@'">=1&lt;2</span>`,
  );
});

test('rows without their table are in one', () => {
  const html = '<table class="x"><tbody><tr><td>甲</td></tr><tr><td>乙</td></tr></tbody></table>';
  expect(copied(html, { selected: 'tbody' })['text/html']).toMatch(
    /^<table border="1"><tr><td[^>]*>甲<\/td><\/tr><tr><td[^>]*>乙<\/td><\/tr><\/table>$/,
  );
});

test('what is copied from a field, or by somebody else, is left alone', () => {
  expect(copied('<textarea>甲</textarea>', { target: 'textarea' })).toEqual({});
  expect(copied('<p>甲</p>', { prevented: true })).toEqual({});
});
