import { expect, test } from 'vitest';
import { daysAgo } from './months';
import { seedFees } from './seedFees';
import { seedHistory } from './seedHistory';
import { seedMembers } from './seedMembers';
import { seedOrgs, seedPosts } from './seedOrgs';
import { seedRemits } from './seedRemits';

const members = seedMembers();
const orgs = seedOrgs();
const posts = seedPosts(members);

test('of 16 organisations two are late, two due in three months, three more in half a year', () => {
  expect(orgs).toHaveLength(16);
  const dueBetween = (from: number, to: number) =>
    orgs.filter(({ termDue }) => termDue >= daysAgo(-from) && termDue < daysAgo(-to)).length;
  expect([dueBetween(-1000, 0), dueBetween(0, 91), dueBetween(91, 182)]).toEqual([2, 2, 3]);
  for (const { termStart } of orgs) expect(termStart <= daysAgo(0)).toBe(true);
});

test('whoever has an office in the roster has the post, and nobody else of the branch', () => {
  for (const { deptId, orgType } of orgs.filter((one) => one.orgType === '3')) {
    const own = members.filter((one) => one.deptId === deptId && one.memberState === '0' && one.partyPost !== '9');
    const held = posts.filter((post) => post.deptId === deptId && post.postStatus === '0');
    const offices = (of: readonly { memberId: number; partyPost: string }[]) =>
      of.map(({ memberId, partyPost }) => `${memberId} ${partyPost}`).sort();
    expect(offices(held), `${deptId} ${orgType}`).toEqual(offices(own));
    expect(held.filter(({ partyPost }) => partyPost === '1')).toHaveLength(1);
  }
  for (const { memberId, memberName } of posts)
    expect(members.find((one) => one.memberId === memberId)?.memberName).toBe(memberName);
});

test('units have leaders too, and some branches a former secretary', () => {
  for (const { orgId } of orgs.slice(0, 4)) expect(posts.filter((post) => post.orgId === orgId)).toHaveLength(5);
  expect(posts.filter(({ postStatus }) => postStatus === '1').length).toBeGreaterThan(4);
});

test('历程 has each post with its days', () => {
  const changes = seedHistory(members).filter(({ changeType }) => changeType === '6');
  expect(changes).toHaveLength(posts.length + posts.filter(({ endDate }) => endDate).length);
  const [first] = posts.filter(({ deptId, postStatus }) => deptId === 205 && postStatus === '0');
  expect(changes.filter(({ memberId }) => memberId === first?.memberId)).toContainEqual(
    expect.objectContaining({ changeDate: first?.startDate, toText: '第一港埠公司装卸一队党支部书记' }),
  );
});

test('what was passed on of a month is what was paid', () => {
  const fees = seedFees(members);
  for (const { deptId, remitMonth, remitSum, memberNum } of seedRemits(members)) {
    const paid = fees.filter(
      (fee) => fee.deptId === deptId && fee.feeMonth === remitMonth && ['1', '2'].includes(String(fee.feeState)),
    );
    expect(memberNum).toBe(paid.length);
    expect(remitSum).toBeCloseTo(
      paid.reduce((sum, fee) => sum + ('paid' in fee ? fee.paid : 0), 0),
      2,
    );
  }
});
