import { readNumber } from '@/lib/readNumber';
import { isEmpty, type RecordId, type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { DATE_KINDS, type DateKind, dateText, isDateOrEmpty, typedDate } from '@/lib/time/typedDate';
import { typedText } from '@/lib/validators';
import { uploadingPictures, UPLOADING } from '@/lib/html/uploadingPictures';
import { parseHtml } from '@/lib/html/elements';
import { type FieldBase, formOf, type RecordOf } from './FieldBase';
import { filesIn, pendingProblem } from './files';
import type { Kind } from './Kind';
import type { ListParams } from './listQuery';

/** What is seen although it has no words. */
const SEEN = `img, video, audio, iframe, embed, object, hr, table, [${UPLOADING}]`;

/** Whether nothing is seen of a text: blanks and empty lines are nothing. */
function isBlankHtml(html: string): boolean {
  const { body } = parseHtml(html);
  return !/[^\s\u200b]/.test(body.textContent) && !body.querySelector(SEEN);
}

const MAX_TEXT = 100;
const MAX_LINES = 500;

const asTyped = (typed: unknown) => typed;

/** Common to kinds that hold one text, which is chosen and not typed. */
const chosen = {
  verb: '选择',
  holds: () => 'one',
  read: textOf,
  /** Without the blanks around it. */
  save: (typed: unknown, field: FieldBase): unknown =>
    typeof typed === 'string' ? typedText(formOf(field).rule, typed) : typed,
  check: () => '',
} as const satisfies Kind;

const lengthCheck = (longest: number, save: Kind['save'] = chosen.save): Kind['check'] =>
  function (typed, field) {
    const { max = longest } = formOf(field);
    return [...textOf(save(typed, field))].length > max ? `${field.label}长度不能超过${max}个字符` : '';
  };

const text: Kind = { ...chosen, verb: '输入', check: lengthCheck(MAX_TEXT), isCut: true };

const lines: Kind = { ...text, check: lengthCheck(MAX_LINES), isWide: true, isLong: true };

const password: Kind = {
  ...chosen,
  verb: '输入',
  read: () => '',
  save: asTyped,
  check: lengthCheck(MAX_TEXT, asTyped),
  isSecret: true,
};

export interface NumberSettings {
  min?: number;
  max?: number;
  /** 0 = an integer. */
  decimals?: number;
  unit?: string;
}

const typedNumber = (typed: unknown) => (typeof typed === 'string' ? readNumber(typed) : typed);

const number: Kind<NumberSettings> = {
  ...chosen,
  verb: '输入',
  read(value) {
    const sent = textOf(value);
    return sent !== '' && Number.isFinite(Number(sent)) ? Number(sent) : null;
  },
  save: typedNumber,
  check(typed, { label, min = -Infinity, max = Infinity, decimals }) {
    const value = typedNumber(typed);
    if (isEmpty(value)) return '';
    const isWhole = decimals === 0 ? Number.isSafeInteger(value) : Number.isFinite(value);
    if (typeof value === 'number' && isWhole && value >= min && value <= max) return '';
    const least = min === -Infinity ? '' : `不小于 ${min} `;
    const most = max === Infinity ? '' : `不大于 ${max} `;
    const within = least && most ? ` ${min} 至 ${max} ` : least + most;
    return `${label}应为${within}的${decimals === 0 ? '整数' : '数字'}`;
  },
  isNumeric: true,
};

const dateOf = (kind: DateKind): Kind => ({
  ...chosen,
  holds: () => 'date',
  read: (value) => dateText(kind, value),
  save: (typed) => typedDate(kind, textOf(typed)),
  check: (typed) => (isDateOrEmpty(kind, textOf(typed)) ? '' : DATE_KINDS[kind].hint),
  isReadLate: true,
});

export interface DictSettings {
  dict: string;
  /** Shows all entries at once. */
  radio?: boolean;
  /** `0` is in use, or went well. */
  status?: 'use' | 'result';
}

/** A value of a dictionary. */
const dict: Kind<DictSettings> = chosen;

export interface OptionsSettings {
  options: readonly { value: string; label: string }[];
  /** Shows all options at once. */
  radio?: boolean;
}

/** One of a few values. */
const options: Kind<OptionsSettings> = chosen;

/** Words for yes and for no; databases use 1 or Y. */
const YES = ['TRUE', '1', 'Y'];
const NO = ['FALSE', '0', 'N'];
const isOneOf = (words: readonly string[], value: unknown) => words.includes(textOf(value).toUpperCase());
export const isYes = (value: unknown): boolean => isOneOf(YES, value);
export const isNo = (value: unknown): boolean => isOneOf(NO, value);

/** Yes or no; what is not a word for one of them is shown as it is. */
const flag: Kind = { ...chosen, read: isYes, save: isYes };

/** Several ids, as a control holds them. */
const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Where choices come from: a GET call, and the names of the fields in its answer. */
export interface ChoiceSource<Name extends string = string> {
  /** `:id` stands for the id of the record in the form. */
  url: string;
  /**
   * Parameters by the other values of the form; where they change, the choice is dropped. Needs `shownBy` in lists.
   */
  params?(values: RecordOf<Name>): ListParams;
  /** Field of the answer that holds the list; by default `data`. */
  at?: string;
  /** Field of the id, by default `id`, and of the name, or what a choice is called. */
  id?: string;
  name: string | ((record: ServerRecord) => string);
  /** Field of the parent's id in a flat tree; by default `parentId`. Nested `children` are found by themselves. */
  parent?: string;
  /** Field with further words that a search finds. */
  keywords?: string;
  /** Parameter by which the server is asked for choices with a text in their names; without it, it sends all at once. */
  search?: string;
  /** Tag of the records behind the choices: they are fetched again when those change. */
  tag?: string;
  /** What can be chosen where the server lacks the call, by the user's organisation; its failure is not told then. */
  orElse?(user: { orgId: string; orgName: string }): readonly ServerRecord[];
}

export interface ChoiceSettings {
  source: ChoiceSource;
  many?: boolean | undefined;
}

/** One record of a list, or several; the form holds ids as the server sends them. */
const choice: Kind<ChoiceSettings> = {
  ...chosen,
  holds: ({ many }) => (many ? 'ids' : 'id'),
  read: (value, { many }) => (many ? idsIn(value) : (value ?? '')),
};

export interface TreeSettings {
  source: ChoiceSource;
  /** The value without a choice, such as 0 for a root. */
  none?: RecordId;
  noneText?: string;
  organisations?: boolean;
  /** In forms, only nodes without any below them can be chosen; a query may be for a node with all below it. */
  leavesOnly?: boolean;
}

/** One node of a tree; the form holds its id as the server sends it. */
const tree: Kind<TreeSettings> = { ...chosen, holds: () => 'id', read: (value, { none = '' }) => value ?? none };

export interface ChecksSettings {
  source: ChoiceSource;
  /**
   * The yes-or-no field of the form that says whether parents and children go together; the value then holds the
   * half-checked nodes too.
   */
  linkedBy?: string | undefined;
}

/** Several nodes of a tree with checkboxes; the form holds their ids as the server sends them. */
const checks: Kind<ChecksSettings> = { ...chosen, holds: () => 'ids', read: idsIn, isWide: true, needsRoom: true };

/** Rich text, with pictures where the backend stores them. */
const html: Kind = {
  ...chosen,
  verb: '输入',
  save: asTyped,
  check: (typed) => pendingProblem(uploadingPictures(textOf(typed))),
  isBlank: (typed) => isBlankHtml(textOf(typed)),
  isCheckedLast: true,
  isWide: true,
  isLong: true,
  needsRoom: true,
};

/** Files at the server: a text of what it calls them, with commas between them. */
const files: Kind = {
  ...chosen,
  save: textOf,
  check: (typed) => pendingProblem(filesIn(textOf(typed))),
  isCheckedLast: true,
  isWide: true,
  isLong: true,
};

/** Drawn by `form.Input` and `column.render`. */
const custom: Kind = { ...text, verb: '选择', holds: () => 'any', read: asTyped, check: () => '' };

/** What a field can hold, by the word that descriptions use. */
export const KINDS = {
  text,
  lines,
  password,
  number,
  day: dateOf('day'),
  time: dateOf('time'),
  month: dateOf('month'),
  dict,
  options,
  choice,
  tree,
  checks,
  flag,
  html,
  json: lines,
  files,
  custom,
};
