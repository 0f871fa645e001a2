import { expect, test } from 'vitest';
import { testResource } from '../../../tests/testResource';
import {
  doneOf,
  NO_DUE,
  progressOf,
  type Step,
  stepBefore,
  stepForm,
  type Steps,
  stepsFor,
  unwrittenOf,
} from './steps';

const step = (key: string, stage: number, more: Partial<Step> = {}): Step => ({
  ...{ key, stage, label: key, organ: '', article: '', permission: 'advance', fields: ['day', 'names'] },
  next: ({ day }) => (more.repeats ? `after ${String(day)}` : NO_DUE),
  ...more,
});

const of = testResource({ id: 'stepId', fields: [{ name: 'day', label: '日期', kind: 'day', form: true }] });

/** Another process than that of party work: an order of goods. */
const STEPS: Steps = {
  list: [
    step('a', 1, { heldBy: 'begun' }),
    step('b', 1, { repeats: true }),
    step('c', 2, { parent: ['names'], permission: 'approve' }),
    step('d', 2),
  ],
  stages: ['准备', '办理'],
  at: 'at',
  due: 'due',
  of,
  day: 'day',
  result: { field: 'result', passed: '1' },
};
const entry = (at: string, day: string, result = '1', stepId = 1) => ({ at, day, result, stepId });
const keys = (steps: readonly { key: string }[]) => steps.map(({ key }) => key).join('');

test.each([
  ['a', 'b'],
  ['b', 'cb'],
  ['c', 'd'],
  ['d', ''],
  // A step of another version of the process.
  ['x', 'a'],
])('at %s one may take: %s', (at, offered) => expect(keys(stepsFor(STEPS, { at }))).toBe(offered));

test('steps that are done stand in the order of the process, then of their days', () => {
  const entries = [
    entry('c', '03'),
    entry('b', '02'),
    entry('b', '01', '3'),
    entry('b', '01', '1', 10),
    entry('b', '01', '1', 9),
  ];
  expect(doneOf(STEPS, entries).map(({ at, stepId }) => [at, stepId].join(''))).toEqual(['b9', 'b10', 'b1', 'c1']);
});

test.each([
  ['nothing is done', { at: 'a' }, [], undefined],
  ['all is written', { at: 'b', due: 'after 01' }, [entry('b', '01')], undefined],
  ['the next one is saved', { at: 'a' }, [entry('b', '01')], 'b'],
  ['one that repeats is saved again', { at: 'b', due: 'after 01' }, [entry('b', '01'), entry('b', '02')], 'b'],
  ['the one after it', { at: 'b', due: 'after 01' }, [entry('b', '01'), entry('c', '02')], 'c'],
])('%s: what is not written', (_what, record, done, key) => expect(unwrittenOf(STEPS, record, done)?.['at']).toBe(key));

test.each([
  [[entry('b', '01')], { at: 'a', due: NO_DUE }],
  [[entry('b', '01'), entry('b', '02')], { at: 'b', due: 'after 01' }],
  [[entry('b', '01'), entry('c', '02')], { at: 'b', due: 'after 01' }],
])('after %j the last one is taken back: %j', (done, left) => expect(stepBefore(STEPS, {}, done)).toEqual(left));

test.each([
  ['a', true, ['now 1/2', 'later 0/2']],
  ['b', true, ['done 2/2', 'now 0/2']],
  ['b', false, ['done 2/2', 'later 0/2']],
  ['d', true, ['done 2/2', 'done 2/2']],
])('at %s, going on %s: %j', (at, goesOn, told) => {
  const stages = progressOf(STEPS, { at, begun: '00' }, [entry('b', '01', '2')], goesOn);
  const count = (steps: readonly { progress: string }[]) => steps.filter(({ progress }) => progress === 'done').length;
  expect(stages.map(({ progress, steps }) => `${progress} ${count(steps)}/${steps.length}`)).toEqual(told);
  expect(stages[0]?.steps.map(({ entries }) => entries.map(({ day }) => day).join())).toEqual(['00', '01']);
});

test('the form of a step has its own fields and those of the record, which it needs', () => {
  const names = { name: 'names', label: '人员', form: { only: 'edit' as const, max: 9 } };
  const resource = testResource({ fields: [names, { name: 'other', label: '其他', form: true }], steps: STEPS });
  const form = stepForm(resource, step('c', 2, { parent: ['names'] }));
  expect(form.map(({ name, form: own }) => [name, own])).toEqual([
    ['day', { required: false }],
    ['names', { max: 9, required: true }],
  ]);
});
