import { expect, test } from 'vitest';
import { testResource } from '../../../../tests/testResource';
import { rowActionsFor } from '../actions/rowActionsFor';
import { actionsWidth, widthOfActions } from './RowActions';

/** The text of a label is 14 px high and as wide for each character; cells have 8 px on both sides. */
test.each([
  [['修改', '删除'], 28 + 28],
  [['取消授权'], 56],
  [['修改', '新增下级', '删除'], 28 + 56 + 28],
])('%j: the texts and the room between them fit into the column', (labels, texts) => {
  const width = widthOfActions(labels);
  const needed = 16 + texts + 12 * (labels.length - 1);
  expect(width).toBeGreaterThanOrEqual(needed);
  expect(width).toBeLessThan(needed + 24);
});

test('from four actions on, two stand in the row beside the menu', () => {
  expect(widthOfActions(['详情', '修改', '删除', '取消授权'])).toBe(
    widthOfActions(['详情', '修改', '重置密码', '分配角色']),
  );
  expect(widthOfActions(['详情', '修改', '删除', '取消授权'])).toBeLessThan(
    widthOfActions(['详情', '修改', '取消授权']),
  );
});

test('the column has room for the actions of each state', () => {
  const action = (label: string, isForState: boolean) => ({
    key: label,
    label,
    isForState,
    when: () => true,
    what: 'detail' as const,
  });
  const always = ['修改', '删除'].map((label) => action(label, false));
  const forState = ['审批通过', '驳回'].map((label) => action(label, true));
  expect(actionsWidth(always)).toBe(widthOfActions(['修改', '删除']));
  expect(actionsWidth([...forState, ...always])).toBe(widthOfActions(['审批通过', '修改', '删除']));
});

test('the column has room for a row with actions of several states', () => {
  const action = (label: string, states: readonly unknown[]) => ({
    key: label,
    label,
    isForState: true,
    when: ({ state }: { state?: unknown }) => states.includes(state),
    what: 'detail' as const,
  });
  const actions = [action('通过', ['1']), action('到会与表决', ['1', '2']), action('会议记录', ['1', '2'])];
  expect(actionsWidth(actions, [{ state: '2' }])).toBe(widthOfActions(['通过', '到会与表决', '会议记录']));
  expect(actionsWidth([action('免开', []), ...actions], [{ state: '2' }])).toBe(
    widthOfActions(['到会与表决', '会议记录']),
  );
});

test('what is built in is edited, and not deleted (§19.52)', () => {
  const resource = testResource({ isBuiltIn: (record) => record['builtIn'] === true });
  const possible = rowActionsFor(resource, { can: () => true, mayRun: () => true });
  const keysOf = (builtIn: boolean) => possible.filter(({ when }) => when({ builtIn })).map(({ key }) => key);
  expect(keysOf(false)).toContain('remove');
  expect(keysOf(true)).toEqual(keysOf(false).filter((key) => key !== 'remove'));
});
