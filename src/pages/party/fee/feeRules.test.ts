import { expect, test } from 'vitest';
import { isUnlikeStandard, monthProblem, paymentProblem, paymentWarnings } from './feeRules';

const FEE = { due: 50, paid: 50, paidDate: '2026-03-31', dueDate: '2026-03-31', payWay: '2' };

test.each([
  [{}, undefined],
  [{ paid: 49.99 }, '实交少于应交'],
  [{ paid: '50.00' }, undefined],
  [{ paidDate: '' }, '请填写交纳日期和方式'],
  [{ payWay: null }, '请填写交纳日期和方式'],
  [{ paidDate: '2026-11-27' }, undefined],
  [{ paidDate: '2026-11-28' }, '交纳日期不能晚于今天'],
])('%j: %s', (change, problem) => expect(paymentProblem({ ...FEE, ...change }, '2026-11-27')).toBe(problem));

test.each([
  [{}, []],
  [{ paidDate: '2026-09-30' }, []],
  [{ paidDate: '2026-10-01' }, ['补交一般不超过6个月']],
  [{ payWay: '4' }, ['代交请在备注写明代交人']],
  [{ payWay: '4', remark: '王芳代交' }, []],
  [{ paid: 1049.99 }, []],
  [{ paid: 1050 }, ['多交1000元以上的全部上缴中央']],
])('%j warns of %j', (change, warnings) => expect(paymentWarnings({ ...FEE, ...change })).toEqual(warnings));

test.each([
  ['2026-03', '2026-03-31', undefined],
  ['2026-03', '2026-04-01', '所属月份早于入党月份'],
  ['2026-03', '', undefined],
])('dues of %s, joined on %s', (month, joined, problem) => expect(monthProblem(month, joined)).toBe(problem));

test.each([
  [{ due: 50 }, false],
  [{ due: '50.00' }, false],
  [{ due: 49.99 }, true],
  [undefined, false],
])('dues of 50 beside the standard %j', (standard, isUnlike) => expect(isUnlikeStandard(FEE, standard)).toBe(isUnlike));
