import type { Option } from './Table';

/** What a comment calls a column: what stands before its explanation. */
export const labelOf = (comment: string): string =>
  (comment.split(/[（(：:；;，,。\n{【[]|\s+(?=[-\d]|\w+[-=:])|\s*字典/)[0] ?? '').trim();

const OPTION = /^["']?(-?\d{1,4}|true|false|[A-Za-z]\w{0,19})["']?\]?(?:->|=>|[-=:：.、]|代表|表示)?(\p{L}[^（(]*)$/u;
const WORD_OPTION = /^["']?[A-Za-z]\w*["']?\]?(?:->|=>|[-=:：]|\p{Script=Han})/u;

/** The options in a comment: 状态（0正常 1停用）, 0-待提交，1-审批中, `1: 是, 2: 否`. */
export function optionsIn(comment: string): readonly Option[] | undefined {
  const label = labelOf(comment);
  const parts = comment
    .slice(label.length)
    .replace(/\s*(->|=>|[-=:：])\s*/g, '$1')
    .split(/[\s,，;；|/（()）[【】{}。]+|、(?=["']?-?\w)/)
    .map((part) => part.replace(/^[:：]/, ''))
    .filter(Boolean);
  const found = parts.flatMap((part) => {
    const [, value, text] = OPTION.exec(part) ?? [];
    return value === undefined || text === undefined || (/^[A-Za-z]/.test(value) && !WORD_OPTION.test(part))
      ? []
      : [{ value, label: text.replace(/["'\]]+$/, '') }];
  });
  const isEach = (of: readonly unknown[]) => new Set(of).size === found.length;
  const areThere = found.length > 1 && found.length >= parts.length - 1;
  return areThere && isEach(found.map(({ value }) => value)) && isEach(found.map((one) => one.label))
    ? found
    : undefined;
}

/** The dictionary that a comment names: 字典key=party_post. */
export const dictIn = (comment: string): string | undefined =>
  /(?:字典|\bdict)(?:类型|编码|标识|名称|名|值)?[\s_]*(?:key|type|code)?\s*[=:：为]?\s*["'“`]?([a-z][a-z0-9]*(?:_[a-z0-9]+)*)/i.exec(
    comment,
  )?.[1];
