import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { MenuButton } from '@/ui/actionMenu/MenuButton';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { PossibleAction } from '../actions/rowActionsFor';
import type { useRecordActions } from '../actions/useRecordActions';
import styles from './RowActions.module.css';

/** How many of more than three actions are in the row itself; the others are in its menu. */
const SHOWN_ACTIONS = 2;
/** Up to three actions are all shown: a menu for one action would be no shorter. */
const shownOf = <T,>(actions: readonly T[]): readonly T[] =>
  actions.slice(0, actions.length > SHOWN_ACTIONS + 1 ? SHOWN_ACTIONS : actions.length);

const CHARACTER_WIDTH_PX = 14;
const GAP_PX = 14;
const MENU_WIDTH_PX = 32;
const CELL_PADDING_PX = 16;

/** Width in pixels of the column of actions, for a row that has all of them. */
export function widthOfActions(labels: readonly string[]): number {
  const shown = shownOf(labels);
  const texts = shown.reduce((sum, { length }) => sum + length * CHARACTER_WIDTH_PX + GAP_PX, 0);
  return CELL_PADDING_PX + texts + (shown.length < labels.length ? MENU_WIDTH_PX : 0);
}

/** Width in pixels of the column of actions, for the rows that need most room: each state, and the rows that are there. */
export function actionsWidth(actions: readonly PossibleAction[], records: readonly ServerRecord[] = []): number {
  const [forState, always] = [true, false].map((is) => actions.filter(({ isForState }) => isForState === is));
  const rows = [
    ...[actions, always ?? []],
    ...(forState ?? []).map((one) => [one, ...(always ?? [])]),
    ...records.map((record) => actions.filter(({ when }) => when(record))),
  ];
  return Math.max(...rows.map((row) => widthOfActions(row.map(({ label }) => label))));
}

interface Props {
  record: ServerRecord;
  actions: ReturnType<typeof useRecordActions>;
  /** All actions are in the menu. */
  folded?: boolean;
}

/** The actions of a row: the first as links, the others behind ⋯. */
export function RowActions({ record, actions: { rowActions, runAtRow, nameOf }, folded = false }: Props) {
  const name = nameOf(record);
  const own = rowActions
    .filter(({ when }) => when(record))
    .map((action) => ({ ...action, onChoose: () => runAtRow(action, record) }));
  const direct = folded ? [] : shownOf(own);
  const rest = own.slice(direct.length);
  return (
    <Flex align="center" gap={12} className={styles.actions}>
      {direct.map(({ key, label, danger = false, onChoose }) => (
        <Button
          key={key}
          type="link"
          danger={danger}
          className={danger ? styles.danger : ''}
          aria-label={`${label}“${name}”`}
          onClick={onChoose}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <MenuButton icon={<EllipsisOutlined aria-hidden />} aria-label={`“${name}”的更多操作`} actions={rest} />
      )}
    </Flex>
  );
}
