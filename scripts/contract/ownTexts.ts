import { createHash } from 'node:crypto';
import { isRecord } from '@/lib/isRecord';

/** What nobody may have. */
const SECRET = /password|passwd|token|secret|accesskey|uuid|salt|^img$/i;
/** Numbers that name a record; those that a server has given itself differ after each run. */
const ID = /(?:^|[a-z])(?:id|ids|keys)$/i;
const GREATEST_STOCK_ID = 9999;
const FIRST_TIME = 1e12;
const DAY_AND_TIME = '2026-01-02 03:04:05';

/** The same on all servers: codes, permissions, types of dictionaries, kinds of menu entries, styles of tags, methods. */
const COMMON = [
  /^[\w#*-]?$/,
  /^\d{1,3}$/,
  /^\d+(?:,\d+)+$/,
  /^[\w*]+(?::[\w*]+){1,2}$/,
  /^sys_\w+$/,
  /^sys\.user\.initPassword$/,
  /^(?:Layout|ParentView|InnerLink|noRedirect|admin|superadmin)$/,
  /^(?:default|primary|success|info|warning|danger|GET|POST|PUT|DELETE)$/,
];

const HAN = /\p{Script=Han}/u;

/** Digits that are the same for the same text, in whatever run. */
const digitsOf = (text: string) => BigInt(`0x${createHash('sha256').update(text).digest('hex')}`).toString();

/** A text of our own that looks like this one: the same for the same text, in whatever run. */
function ownText(text: string, isPage: (text: string) => boolean): string {
  if (isPage(text) || COMMON.some((common) => common.test(text))) return text;
  if (/^\d{4}-\d\d-\d\d/.test(text)) return DAY_AND_TIME.slice(0, text.length).replace(' ', text[10] ?? '');
  if (/^\d+(?:\.\d+){3}$/.test(text)) return '192.0.2.1';
  if (/^[\d*.]+$/.test(text)) return text.replace(/\d/g, (_digit, at: number) => digitsOf(text)[at] ?? '0');
  const mark = `t${BigInt(digitsOf(text)).toString(36).slice(0, 4)}`;
  const word = HAN.test(text) ? `文字${mark}` : mark;
  if (/^<\w+>/.test(text)) return `<p>${word}</p>`;
  if (text.includes('@')) return `${mark}@example.com`;
  const [start = ''] = /^(?:https?:\/\/|\/)/.exec(text) ?? [];
  const [end = ''] = /\.\w{2,4}$/.exec(text) ?? [];
  return `${start}${start.length > 1 ? 'example.com/' : ''}${word}${end}`;
}

/** The ids of a tree, those without any below them first. */
const idsIn = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.flatMap(idsIn)
    : isRecord(value)
      ? [...Object.values(value).flatMap(idsIn), ...('id' in value ? [value['id']] : [])]
      : [];

/** The checked entries of a tree that was cut are some of those that are left. */
function withKnownKeys(record: Record<string, unknown>, all: unknown): Record<string, unknown> {
  if (!Array.isArray(all) || all.length === 0) return record;
  const { checkedKeys: _cut, ...trees } = record;
  const ids = idsIn(trees);
  const known = all.filter((key) => ids.includes(key)).slice(0, 2);
  return { ...record, checkedKeys: known.length > 0 ? known : ids.slice(0, 1) };
}

/**
 * An answer with names, nulls, types, nesting, codes and messages as they came, and with texts of our own for all others.
 * Names are sorted; lists are cut to their first two entries, but for menus.
 *
 * @param isPage whether a text is the name of a page of this app
 */
export function withOwnTexts(
  answer: Readonly<Record<string, unknown>>,
  isPage: (text: string) => boolean,
  isMenu = false,
): Record<string, unknown> {
  let secrets = 0;
  const changeRecord = (record: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const names = Object.keys(record).sort();
    return withKnownKeys(
      Object.fromEntries(names.map((name) => [name, change(record[name], name)])),
      record['checkedKeys'],
    );
  };
  const change = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return (isMenu ? value : value.slice(0, 2)).map((one) => change(one, name));
    if (isRecord(value)) return changeRecord(value);
    if (typeof value === 'number') {
      if (ID.test(name)) return value > GREATEST_STOCK_ID ? Number(`9${digitsOf(String(value)).slice(0, 4)}`) : value;
      return value > FIRST_TIME ? Date.parse(`${DAY_AND_TIME}Z`) : value;
    }
    if (typeof value !== 'string' || value === '') return value;
    // Two sessions of a list are two.
    return SECRET.test(name) ? `x${(secrets += 1)}` : ownText(value, isPage);
  };
  const { code, msg, rows } = answer;
  const changed = changeRecord(answer);
  // A list that was cut has no more than that.
  if ('total' in answer && Array.isArray(rows)) changed['total'] = Math.min(rows.length, 2);
  // What is said stays, with what Spring says where no code of the server was reached. In the answer about a parameter the
  // message is its value.
  const said = code !== 200 ? ['msg', 'error', 'path'] : typeof msg === 'string' && HAN.test(msg) ? ['msg'] : [];
  for (const name of said) if (name in answer) changed[name] = answer[name];
  return changed;
}
