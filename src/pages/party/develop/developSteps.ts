import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Steps } from '@/resource/model/steps';
import { dueOf, follows, late, notAfter, notOwn } from './developRules';
import type { Develop } from './develops';
import type { DevelopStep } from './stepLines';
import { DONE, STEPS } from './steps';
import { BEFORE_JOINING } from './stepsBefore';
import { JOINING_AND_AFTER } from './stepsOfJoining';

const STAGES = [...BEFORE_JOINING, ...JOINING_AND_AFTER];

const LINES = STAGES.flatMap(([, lines], stage) => lines.map((line) => ({ line, stage: stage + 1 })));

function stepAt({ line, stage }: (typeof LINES)[number], at: number): DevelopStep {
  const [key, label, organ, article, more = {}, above] = line;
  const { fields = '', refuse = [], warn = [], repeats, ...own } = more;
  const [before, after] = [LINES[at - 1]?.line[0] ?? '', LINES[at + 1]?.line[0] ?? ''];
  return {
    ...{ key, stage, label, organ, article: article && `细则${article}` },
    permission: above ? 'approve' : 'advance',
    fields: fields.split(' '),
    ...(key === '01' && { heldBy: 'applyDate' }),
    refuse: [follows(before), notAfter(today), ...(above ? [notOwn] : []), ...refuse],
    warn: [late(key, article.replace(/、.*/, '')), ...warn],
    next: (entry, person, done) => dueOf(repeats ? key : after, person, done.includes(entry) ? done : [...done, entry]),
    ...(repeats && { repeats }),
    ...own,
  };
}

/** 发展党员: the 25 steps of 中组部's chart, and 8a of 2026, in five stages. */
export const DEVELOP_STEPS: Steps<NameOf<Develop>> = {
  list: LINES.map(stepAt),
  stages: STAGES.map(([label]) => label),
  at: 'stepKey',
  due: 'nextDue',
  of: STEPS,
  day: 'stepDate',
  result: { field: 'resultType', passed: DONE },
  given: ({ organ }) => ({ organName: organ }),
  note: ({ startDate, endDate, docNo }) =>
    [startDate && endDate ? `${textOf(startDate)} 至 ${textOf(endDate)}` : '', textOf(docNo)].filter(Boolean).join(' '),
};
