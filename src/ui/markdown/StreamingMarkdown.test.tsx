import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StreamingMarkdown } from './StreamingMarkdown';

const long = '甲'.repeat(200);

test.each([
  ['close together', `- [x] 甲\n- [ ] 乙\n- 丙`],
  ['apart', `- [x] 甲\n\n- [ ] 乙\n\n- 丙`],
  ['in a list that is cut', `- [x] ${long}\n`.repeat(30) + `- 丙\n`],
])('tasks %s have the class by which the style takes their bullet away', (_where, text) => {
  const items = renderToStaticMarkup(<StreamingMarkdown text={text} state="whole" />).match(/<li.*?<\/li>/gs) ?? [];
  expect(items.length).toBeGreaterThan(2);
  for (const item of items) expect(item.startsWith('<li class="task-list-item">')).toBe(item.includes('<input'));
});
