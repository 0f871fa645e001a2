import { ownValue } from '../ownValue';
import { make, wrapContent } from './elements';

const QUILL_INDENT = /\bql-indent-([1-9])\b/;
const TICKS: Readonly<Record<string, string>> = { checked: '☑ ', unchecked: '☐ ', true: '☑ ', false: '☐ ' };

/** Quill has one flat list, whose items say their kind and level. */
function nestItems(flat: Element): void {
  const items = [...flat.children].filter(({ localName }) => localName === 'li');
  const ticked = flat.getAttribute('data-checked');
  if (ticked === null && !items.some((item) => item.hasAttribute('data-list') || QUILL_INDENT.test(item.className)))
    return;
  const open: Element[] = [];
  const counts: number[] = [];
  for (const item of items) {
    const kind = item.getAttribute('data-list') ?? ticked ?? (flat.localName === 'ol' ? 'ordered' : 'bullet');
    const tag = kind === 'ordered' ? 'ol' : 'ul';
    const depth = Math.min(Number(QUILL_INDENT.exec(item.className)?.[1] ?? 0), open.length);
    open.length = Math.min(open.length, depth + 1);
    counts.length = Math.min(counts.length, depth + 1);
    let list = open[depth];
    if (list?.localName !== tag) {
      list = make(flat, tag);
      const before = counts[depth] ?? 0;
      if (tag === 'ol' && before > 0) list.setAttribute('start', String(before + 1));
      const above = open[depth - 1]?.lastElementChild;
      if (above) above.append(list);
      else flat.before(list);
      open[depth] = list;
    }
    if (tag === 'ol') counts[depth] = (counts[depth] ?? 0) + 1;
    item.removeAttribute('class');
    item.prepend(ownValue(TICKS, kind) ?? '');
    list.append(item);
  }
  flat.remove();
}

/** Quill's code is a block for each line. */
function readCode(body: Element): void {
  for (const container of body.querySelectorAll('.ql-code-block-container')) {
    const lines = [...container.querySelectorAll('.ql-code-block')].map(({ textContent }) => textContent);
    const pre = make(container, 'pre');
    pre.append(lines.join('\n'));
    wrapContent(pre, 'code');
    container.replaceWith(pre);
  }
}

/** Lists, code and the handles of Quill as plain HTML. */
export function readQuill(body: Element): void {
  for (const handle of body.querySelectorAll('.ql-ui')) handle.remove();
  for (const list of body.querySelectorAll('ol, ul')) nestItems(list);
  readCode(body);
}
