import dayjs from 'dayjs';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import { doneOf } from '@/resource/model/steps';
import { dayOf } from './developRules';
import { DEVELOP_STEPS } from './developSteps';

/** The values of a person by their labels, in words. */
type Words = Readonly<Record<string, string>>;

const longDay = (day: unknown, pattern = 'YYYY年M月D日'): string =>
  textOf(day) === '' ? '' : dayjs(textOf(day)).format(pattern);

/** What `develop.docx` asks for: 全程纪实表, with all steps. */
export function recordOf(person: ServerRecord, entries: readonly ServerRecord[], words: Words): object {
  const done = doneOf(DEVELOP_STEPS, entries);
  return {
    ...words,
    制表日期: today(),
    行: DEVELOP_STEPS.list.map(({ key, label, organ }) => {
      const entry = done.findLast(({ stepKey }) => stepKey === key);
      const day = dayOf(key, person, done);
      const decided = [textOf(entry?.['organName']) || organ, textOf(entry?.['docNo'])].filter(Boolean).join(' ');
      return { 序号: key, 步骤: label, 完成日期: day, 决定机关及文号: day === '' ? '' : decided };
    }),
  };
}

/** What `resolution.docx` asks for: the resolution of a vote, 接收 or 转正. */
export function resolutionOf(
  key: '15' | '23',
  person: ServerRecord,
  entries: readonly ServerRecord[],
  words: Words,
): object {
  const vote = doneOf(DEVELOP_STEPS, entries).findLast(({ stepKey }) => stepKey === key) ?? {};
  const name = textOf(person['personName']);
  const onTime = person['extendFlag'] === '1' ? '' : '按期';
  const [matter, decision] =
    key === '15'
      ? ['入党问题', `同意接收${name}同志为中共预备党员`]
      : ['转正问题', `同意${name}同志${onTime}转为中共正式党员`];
  return {
    ...words,
    标题: key === '15' ? `关于接收${name}同志为中共预备党员的决议` : `关于${name}同志转为中共正式党员的决议`,
    大会日期: longDay(vote['stepDate']),
    事项: matter,
    大会认为: `${textOf(vote['opinion']).replace(/。$/, '')}。`,
    应到: textOf(vote['voterDue']),
    实到: textOf(vote['voterNum']),
    同意: textOf(vote['yesNum']),
    不同意: textOf(vote['noNum']),
    弃权: textOf(vote['abstainNum']),
    决定: decision,
  };
}

/** What `publicity.docx` asks for: 公示, before its step is recorded too. */
export function publicityOf(person: ServerRecord, entries: readonly ServerRecord[], words: Words): object {
  const { startDate, endDate } = doneOf(DEVELOP_STEPS, entries).findLast(({ stepKey }) => stepKey === '8a') ?? {};
  const blank = '    年  月  日';
  return {
    ...words,
    出生年月: longDay(person['birthDate'], 'YYYY年M月'),
    申请日期: longDay(person['applyDate']),
    确定积极分子日期: longDay(person['activistDate']),
    公示起始: longDay(startDate) || blank,
    公示截止: longDay(endDate) || blank,
  };
}
