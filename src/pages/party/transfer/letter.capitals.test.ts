import { expect, test } from 'vitest';
import { capitalDigits, capitalNumber } from './letter';

test.each([
  ['2026', '贰零贰陆'],
  ['2007', '贰零零柒'],
  ['', ''],
])('the year %s is %s', (year, capitals) => expect(capitalDigits(year)).toBe(capitals));

test.each([
  [0, '零'],
  [1, '壹'],
  [9, '玖'],
  [10, '拾'],
  [11, '拾壹'],
  [12, '拾贰'],
  [15, '拾伍'],
  [20, '贰拾'],
  [30, '叁拾'],
  [90, '玖拾'],
  [91, '玖拾壹'],
  [100, '壹佰'],
  [105, '壹佰零伍'],
  [110, '壹佰壹拾'],
  [180, '壹佰捌拾'],
  [365, '叁佰陆拾伍'],
  [1000, '壹仟'],
  [1005, '壹仟零伍'],
  [-1, ''],
  [1.5, ''],
  [10_000, ''],
  [Number.NaN, ''],
])('%d is %s', (number, capitals) => expect(capitalNumber(number)).toBe(capitals));
