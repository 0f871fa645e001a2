import { expect } from 'vitest';
import type { KINDS } from '@/resource/model/kinds';

interface Filling {
  /** Label of the control that takes the keys. */
  at: string;
  /** Texts, keys such as `{Enter}`, and what has to be seen before the next one. */
  keys: readonly (string | { seen: string })[];
  /** The properties that are saved. */
  saved: Readonly<Record<string, unknown>>;
}

const ID: unknown = expect.any(Number);

/** How a field of each kind is filled by keys on 组件总览, and what of it is sent. A kind that is missing does not compile. */
export const KEYS_OF_KINDS: Readonly<Record<keyof typeof KINDS, Filling>> = {
  lines: { at: '多行文字', keys: ['一', '{Enter}', '二'], saved: { lines: '一\n二' } },
  password: { at: '口令', keys: ['Aa1 '], saved: { password: 'Aa1 ' } },
  number: { at: '数字', keys: ['１２.５', '{Tab}'], saved: { number: 12.5 } },
  day: { at: '日期', keys: ['20260301', '{Enter}'], saved: { day: '2026-03-01' } },
  time: { at: '日期和时间', keys: ['2026-3-1 8:05', '{Enter}'], saved: { time: '2026-03-01 08:05:00' } },
  month: { at: '月份', keys: ['2026年6月', '{Enter}'], saved: { month: '2026-06' } },
  dict: {
    at: '字典数据',
    keys: ['委员会', { seen: '支部委员会' }, '{ArrowDown}', '{Enter}'],
    saved: { dict: '2' },
  },
  options: { at: '线下', keys: [' '], saved: { options: '线下' } },
  choice: { at: '其他记录', keys: ['民族', { seen: '民族' }, '{ArrowDown}', '{Enter}'], saved: { choice: ID } },
  tree: {
    at: '树中的一项：请选择树中的一项',
    keys: ['{Enter}', '民族', { seen: '民族' }, '{ArrowDown}', '{Enter}'],
    saved: { tree: ID },
  },
  flag: { at: '上下级联动', keys: [' ', ' '], saved: { flag: true } },
  custom: { at: '自定义控件', keys: ['甲', '{Enter}', '乙', '{Enter}'], saved: { custom: ['甲', '乙'] } },
  json: { at: 'JSON 文本', keys: ['{"甲":1}'], saved: { json: '{"甲":1}' } },
  checks: { at: '搜索树中的多项', keys: ['民族', { seen: '民族' }, '{ArrowDown}', ' '], saved: { checks: [ID, ID] } },
  // The mocks of the platform take no files.
  files: { at: '附件：添加文件', keys: [], saved: {} },
  html: { at: '富文本', keys: ['通知'], saved: { html: '<p>通知</p>' } },
  // The last one: Enter sends the form.
  text: { at: '单行文字', keys: ['示例', '{Enter}'], saved: { text: '示例' } },
};

/** What is sent in the end. */
export const ALL_SAVED = Object.fromEntries(Object.values(KEYS_OF_KINDS).flatMap(({ saved }) => Object.entries(saved)));

/** Whether keys are one key by name, such as `{Enter}`. */
export const keyIn = (keys: string): string | undefined => /^\{(\w+)\}$/.exec(keys)?.[1];
