// @vitest-environment jsdom
import type { ClipboardEvent } from 'react';
import { expect, test } from 'vitest';
import { copyRows } from './copyRows';

const TABLE = `<table><thead><tr><th><input type="checkbox"></th><th>名称</th><th>状态</th><th>备注</th><th>操作</th></tr></thead>
<tbody><tr aria-hidden="true"><td>0</td><td>0</td></tr>
<tr><td><input type="checkbox"></td><td id="a"><span>王海洋</span><span>wang</span></td><td id="next"><button role="switch"></button><span hidden>正常</span></td><td></td><td><button>修改</button></td></tr>
<tr><td><input type="checkbox"></td><td>110101199003078888</td><td>停用</td><td id="b">甲&lt;乙</td><td><button>修改</button></td></tr></tbody></table>`;

/** What the clipboard has after a copy from the start of one element to the end of another. */
function copied(from: string, to: string, offset?: number): Record<string, string> {
  document.body.innerHTML = TABLE;
  const [start, end] = [from, to].map((selector) => document.querySelector(selector));
  if (!start || !end) throw new Error('no such element');
  window.getSelection()?.setBaseAndExtent(start, 0, end, offset ?? end.childNodes.length);
  const data: Record<string, string> = {};
  copyRows({
    currentTarget: document.body,
    preventDefault: () => undefined,
    clipboardData: { setData: (kind: string, text: string) => void (data[kind] = text) },
  } as unknown as ClipboardEvent<HTMLElement>);
  return data;
}

test('rows are copied with a line each and tabs between cells, a switch by its word', () => {
  expect(copied('#a', '#b')['text/plain']).toBe('王海洋 wang\t正常\n110101199003078888\t停用\t甲<乙');
  expect(copied('thead', 'thead')['text/plain']).toBe('名称\t状态\t备注\t操作');
});

test('as a table too, where long numbers are texts', () => {
  const html = copied('#a', '#b')['text/html'];
  expect(html).toContain(`<td style="mso-number-format:'\\@'">甲&lt;乙</td>`);
  expect(html).toContain(`<td style="mso-number-format:'\\@'">110101199003078888</td>`);
});

test('a part of one cell is copied as ever', () => {
  expect(copied('#a', '#a')).toEqual({});
  // A triple click selects to the beginning of the next cell.
  expect(copied('#a', '#next', 0)).toEqual({});
});
