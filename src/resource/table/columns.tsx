import { Button, Flex, type TableColumnType } from 'antd';
import { EllipsisOutlined } from '@ant-design/icons';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { type MenuAction, MenuButton } from '@/ui/actionMenu/MenuButton';
import type { ListQuery } from '../query/listQuery';
import { columnOf, type Field, type Resource } from '../Resource';
import { FieldValue } from '../view/FieldValue';
import styles from './columns.module.css';
import { StatusSwitch } from './StatusSwitch';

export type Column = TableColumnType<ServerRecord> & { key: string };

/** Something that can be done with a row. */
export interface RowAction extends Pick<MenuAction, 'key' | 'label' | 'icon'> {
  danger?: boolean;
  run: () => void;
}

/** How many actions stand in the row itself; the others are in its menu. */
const SHOWN_ACTIONS = 2;
const ACTION_WIDTH_PX = 48;
const MENU_WIDTH_PX = 32;
const CELL_PADDING_PX = 16;
/** A tree table has 新增下级 too. */
const BELOW_WIDTH_PX = 72;

export const columnFields = ({ fields }: Resource): readonly Field[] => fields.filter(({ column }) => column);

interface RowActionsProps {
  name: string;
  actions: readonly RowAction[];
  /** All actions are in the menu. */
  folded?: boolean;
}

/** The actions of a row: the first as links, the others behind ⋯. */
export function RowActions({ name, actions, folded = false }: RowActionsProps) {
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
          type="text"
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={`“${name}”的更多操作`}
          actions={rest.map(({ run, ...action }) => ({ ...action, onChoose: run }))}
        />
      )}
    </Flex>
  );
}

interface Options {
  resource: Resource;
  sort: ListQuery['sort'];
  /** Whether a switch may be moved. */
  mayEdit: boolean;
  nameOf: (record: ServerRecord) => string;
  /** Moves a switch of a record. */
  onToggle: (record: ServerRecord, field: Field, on: boolean) => Promise<void>;
  actionsOf: (record: ServerRecord) => readonly RowAction[];
  /** Actions of a row at most. */
  actionCount: number;
  printing: boolean;
}

/** The columns of antd's table for a resource. */
export function tableColumns(options: Options): Column[] {
  const { resource, sort, mayEdit, nameOf, onToggle, actionsOf, actionCount, printing } = options;
  const columns = columnFields(resource).map((field): Column => {
    const { name, label } = field;
    const { title = label, width, sortable = false, toggle } = columnOf(field);
    return {
      key: name,
      title,
      ellipsis: !printing && !toggle && width === undefined,
      ...(width !== undefined && { width }),
      ...(sortable && {
        sorter: true,
        sortOrder: sort?.name === name ? (sort.descending ? 'descend' : 'ascend') : null,
      }),
      render: (_value, record) =>
        toggle && mayEdit && !resource.isLocked?.(record) ? (
          <StatusSwitch
            label={`“${nameOf(record)}”的${label}`}
            checked={textOf(record[name]) === toggle.on}
            onToggle={(on) => onToggle(record, field, on)}
          />
        ) : (
          <FieldValue field={field} record={record} />
        ),
    };
  });
  if (actionCount === 0 || printing) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      title: '操作',
      width:
        CELL_PADDING_PX +
        (resource.tree ? BELOW_WIDTH_PX : 0) +
        (actionCount > SHOWN_ACTIONS + 1
          ? SHOWN_ACTIONS * ACTION_WIDTH_PX + MENU_WIDTH_PX
          : actionCount * ACTION_WIDTH_PX),
      fixed: 'end',
      render: (_value, record) => <RowActions name={nameOf(record)} actions={actionsOf(record)} />,
    },
  ];
}
