import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type MenuAction, MenuButton } from '@/ui/actionMenu/MenuButton';
import styles from './RowActions.module.css';

/** Something that can be done with a row. */
export interface RowAction extends Pick<MenuAction, 'key' | 'label' | 'icon'> {
  danger?: boolean;
  run: () => void;
}

/** How many actions stand in the row itself; the others are in its menu. */
const SHOWN_ACTIONS = 2;
const ACTION_WIDTH_PX = 42;
const MENU_WIDTH_PX = 32;
const CELL_PADDING_PX = 16;
/** A tree table has 新增下级 too. */
const BELOW_WIDTH_PX = 72;

/** Width of the column of actions in pixels, for the most actions of a row. */
export function widthOfActions(count: number, isTree: boolean): number {
  const shown = count > SHOWN_ACTIONS + 1 ? SHOWN_ACTIONS * ACTION_WIDTH_PX + MENU_WIDTH_PX : count * ACTION_WIDTH_PX;
  return CELL_PADDING_PX + (isTree ? BELOW_WIDTH_PX : 0) + shown;
}

interface Props {
  name: string;
  actions: readonly RowAction[];
  /** All actions are in the menu. */
  folded?: boolean;
}

/** The actions of a row: the first as links, the others behind ⋯. */
export function RowActions({ name, actions, folded = false }: Props) {
  const direct = folded ? [] : actions.slice(0, actions.length > SHOWN_ACTIONS + 1 ? SHOWN_ACTIONS : SHOWN_ACTIONS + 1);
  const rest = actions.slice(direct.length);
  return (
    <Flex align="center" gap={12} className={styles.actions}>
      {direct.map(({ key, label, danger = false, run }) => (
        <Button
          key={key}
          type="link"
          danger={danger}
          className={danger ? styles.danger : ''}
          aria-label={`${label}“${name}”`}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <MenuButton
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={`“${name}”的更多操作`}
          actions={rest.map(({ run, ...action }) => ({ ...action, onChoose: run }))}
        />
      )}
    </Flex>
  );
}
