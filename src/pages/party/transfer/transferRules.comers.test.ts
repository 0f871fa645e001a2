import { expect, test } from 'vitest';
import { comersOf, comerText, savedMember } from './transferRules';

const TRANSFER = { deptId: 205, memberName: '张伟' };
const member = (memberId: number, change: object = {}) => ({
  ...{ memberId, deptId: 205, deptName: '装卸一队党支部', memberName: '张伟' },
  ...{ memberState: '0', birthDate: '1990-01-01', ...change },
});

test('who comes may be one who has left, from any branch, or one of the branch; a longer name is another one (§20.18)', () => {
  const left = member(1, { memberState: '3', deptId: 206 });
  const here = member(2);
  const others = [
    member(3, { deptId: 206 }),
    member(4, { memberName: '张伟民' }),
    member(5, { memberState: '4' }),
    member(6, { memberState: '1' }),
  ];
  expect(comersOf(TRANSFER, [left, here, ...others])).toEqual([left, here]);
  expect(comerText(left)).toBe('张伟（装卸一队党支部，1990-01-01出生，组织关系已转出）：恢复并修改');
  expect(comerText(here)).toBe('张伟（装卸一队党支部，1990-01-01出生）：已在名册中');
});

test('the member that was saved is found by branch, name and birth date, the newest first (§20.18)', () => {
  const members = [
    member(9),
    member(10, { birthDate: '1990-01-01 00:00:00' }),
    member(11, { birthDate: '1991-01-01' }),
    member(12, { deptId: 206 }),
    member(13, { memberState: '3' }),
  ];
  expect(savedMember(TRANSFER, '1990-01-01', members)?.memberId).toBe(10);
  expect(savedMember(TRANSFER, '1992-01-01', members)).toBeUndefined();
});
