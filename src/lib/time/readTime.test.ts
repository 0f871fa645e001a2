import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { writeDay, writeMonth, writeTime } from './moment';
import { dayText, readMonth, readTime, timeText } from './readTime';
import { dateText, typedDate } from './typedDate';

const read = (value: unknown) => {
  const time = readTime(value);
  return time && writeTime(time);
};
const MORNING = '2026-03-01 08:05:00';
const DAY = '2026-03-01 00:00:00';

test.each<[unknown, string | undefined]>([
  ['2026-03-01', DAY],
  ['20260301', DAY],
  ['2026-3-1', DAY],
  ['2026.03.01', DAY],
  ['2026. 3. 1', DAY],
  ['2026/3/1', DAY],
  ['2026年3月1日', DAY],
  ['2026 年 3 月 1 日', DAY],
  ['2026年3月1号', DAY],
  ['2026—03—01', DAY],
  ['　２０２６－０３－０１ ', DAY],
  ['２０２６．３．１', DAY],
  ['2026。3。1', DAY],
  ['2026、3、1', DAY],
  ['2026，3，1', DAY],
  ['2026 3 1', DAY],
  ['二〇二六年三月一日', DAY],
  ['二零二六年3月一号', DAY],
  ['二〇二五年十二月二十一日', '2025-12-21 00:00:00'],
  ['二〇二五年十月三十日', '2025-10-30 00:00:00'],
  ['2026年3月1日星期日', DAY],
  ['2026.3.1（周日）', DAY],
  ['2026年3月1日（星期日）8:05', MORNING],
  ['2026-03-01 8:05', MORNING],
  ['2026-03-01 08:05:00.0', MORNING],
  ['2026年3月1日8时5分', MORNING],
  ['2026年3月1日 8点', '2026-03-01 08:00:00'],
  ['2026-03-01 ０８：０５', MORNING],
  ['20260301080500', MORNING],
  ['20260301 0805', MORNING],
  ['2026-03-01T08:05:00', MORNING],
  [[2026, 3, 1, 8, 5], MORNING],
  [[2026, 3, 1, 8, 5, 7, 123_000_000], '2026-03-01 08:05:07'],
  [[2026, 3, 1], DAY],
  [new Date(2026, 2, 1, 8, 5).getTime(), MORNING],
  [new Date(2026, 2, 1, 8, 5).getTime() / 1000, MORNING],
  [String(new Date(2026, 2, 1, 8, 5).getTime()), MORNING],
  // What is no day.
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['20261301', undefined],
  ['2026-03-01 25:00', undefined],
  ['2026-03', undefined],
  ['3月1日', undefined],
  ['二〇二六年十三月一日', undefined],
  ['二〇二六', undefined],
  ['12', undefined],
  ['长期', undefined],
  ['2026-03-01 前后', undefined],
  ['', undefined],
  [null, undefined],
  [{ year: 2026 }, undefined],
  [[2026, 3], undefined],
  [['a', 'b', 'c'], undefined],
  [Number.NaN, undefined],
])('%j is read as %s', (value, expected) => expect(read(value)).toBe(expected));

test.each([
  ['2026-03-01T00:05:00Z', '2026-03-01T00:05:00.000Z'],
  ['2026-03-01T08:05:00.000+0800', '2026-03-01T00:05:00.000Z'],
  ['2026-03-01T08:05:00+08:00', '2026-03-01T00:05:00.000Z'],
  ['2026-02-28T19:35:00-04:30', '2026-03-01T00:05:00.000Z'],
])('%s is read in its zone', (text, expected) => expect(readTime(text)?.toISOString()).toBe(expected));

test.each([
  ['2026-03', '2026-03'],
  ['2026.3', '2026-03'],
  ['202603', '2026-03'],
  ['2026年3月', '2026-03'],
  ['2026-3-15', '2026-03'],
  ['2026-13', undefined],
  ['三月', undefined],
])('the month of %s is %s', (text, expected) => {
  const time = readMonth(text);
  expect(time && writeMonth(time)).toBe(expected);
});

test.each<[unknown, string, string]>([
  [[2026, 3, 1, 8, 5], MORNING, '2026-03-01'],
  [[2026, 3, 1], '2026-03-01', '2026-03-01'],
  [{ year: 2026, monthValue: 3, dayOfMonth: 1, hour: 8, minute: 5, second: 0, nano: 0 }, MORNING, '2026-03-01'],
  [{ year: 2026, month: 'MARCH', monthValue: 3, dayOfMonth: 1 }, '2026-03-01', '2026-03-01'],
  [{ time: new Date(2026, 2, 1, 8, 5).getTime(), hours: 8, month: 2 }, MORNING, '2026-03-01'],
  [{ epochSecond: new Date(2026, 2, 1, 8, 5).getTime() / 1000, nano: 0 }, MORNING, '2026-03-01'],
  [new Date(2026, 2, 1, 8, 5).getTime(), MORNING, '2026-03-01'],
  ['2026-03-01T08:05:00', MORNING, '2026-03-01'],
  // Written for people: as it is.
  ['2026-03-01 08:05', '2026-03-01 08:05', '2026-03-01'],
  ['2026-03-01', '2026-03-01', '2026-03-01'],
  ['长期有效，直到另行通知为止', '长期有效，直到另行通知为止', '长期有效，直到另行通知为止'],
  ['Sun Mar 01 08:05:00 CST 2026', 'Sun Mar 01 08:05:00 CST 2026', 'Sun Mar 01 08:05:00 CST 2026'],
  [null, '', ''],
  [{ odd: true }, '', ''],
])('%j is shown as the time %s and the day %s', (value, time, day) => {
  expect([timeText(value), dayText(value)]).toEqual([time, day]);
});

test('whatever is written is read again', () => {
  const times = fc.date({ min: new Date(1000, 0, 1), max: new Date(9999, 11, 31), noInvalidDate: true });
  fc.assert(
    fc.property(times, (time) => {
      expect(read(writeTime(time))).toBe(writeTime(time));
      expect(read(writeDay(time))).toBe(`${writeDay(time)} 00:00:00`);
    }),
  );
});

test.each(['2026030108', ' 1772323500000 '])('%j that was typed is no timestamp', (typed) =>
  expect(typedDate('day', typed)).toBe(typed.trim()),
);

test('no text throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => void [timeText(value), dayText(value)]));
});

describe('an hour that summer time has left out', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    return () => void vi.unstubAllEnvs();
  });

  test.each([
    ['1986-05-04 02:30:00', '1986-05-04 02:30:00'],
    ['1987-04-12 02:00:00', '1987-04-12 02:00:00'],
    ['1940-06-01 00:30:00', '1940-06-01 00:30:00'],
    ['1986年5月4日 2:30', '1986-05-04 03:30:00'],
    ['1986-05-04 25:00:00', '1986-05-04 25:00:00'],
  ])('%s is a time, and is saved as %s', (text, saved) => {
    expect(new Date(1986, 4, 4, 2, 30).getHours()).toBe(3);
    expect(readTime(text) !== undefined).toBe(!text.includes('25:'));
    expect([dateText('time', text), typedDate('time', text)]).toEqual([saved, saved]);
  });

  test('the day that has no midnight', () => {
    expect([dateText('day', '1940-06-01'), typedDate('day', '1940.6.1')]).toEqual(['1940-06-01', '1940-06-01']);
    expect(readTime('1986-05-04T02:30:00Z')?.toISOString()).toBe('1986-05-04T02:30:00.000Z');
  });
});
