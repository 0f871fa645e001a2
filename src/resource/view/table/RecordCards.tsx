import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { Person } from '@/ui/person/Person';
import type { Field } from '../../model/Field';
import { columnOf } from '../../model/FieldBase';
import { canBeChosen, namesOf } from '../../model/Resource';
import { FieldValue } from '../FieldValue';
import { FieldCell } from './FieldCell';
import styles from './RecordCards.module.css';
import { isMissing, type ListProps } from './RecordTable';
import { RowActions } from './RowActions';
import { type OpenRow, openRows } from '../../model/treeRows';

/** More cards are shown by a button: a tree comes as a whole, and can have thousands of records. */
const STEP = 100;
/** Cards are indented by depth up to this level; a phone has no more room. */
const DEEPEST = 4;

/** Whether a field is a state, which is shown beside the name with its switch. */
const isState = (field: Field) => ('status' in field && field.status) || columnOf(field).toggle;

/** Whether a value says nothing without its label: a day, an amount, short numbers, a yes or a no. */
export function isBare(field: Field, record: ServerRecord): boolean {
  if (field.kind === 'day' || field.kind === 'number') return true;
  const drawn = columnOf(field).render?.(record);
  const text = textOf(typeof drawn === 'object' ? undefined : (drawn ?? valueAt(record, field.name)));
  return (field.kind === 'dict' ? /^[YN]$/ : /^(\d{1,8}|\d+(\/\d+)+|[YN])$/).test(text);
}

/** Whether a field has a line of its own: not a state, and not an empty value unless it is typed here. */
export const isShown = (field: Field, record: ServerRecord, typed?: Field) =>
  !isState(field) && (field === typed || !isMissing(field, record));

/**
 * Records on a narrow screen, three lines at most: name, state and one menu, then the values, which a touch shows one below
 * the other. A tree is indented by depth.
 */
export function RecordCards(props: ListProps) {
  const { resource, actions, rows, keyOfRow, tree, selected, onSelect, isLoading, empty } = props;
  const [count, setCount] = useState(STEP);
  // A number alone says nothing of a record: its first text does.
  const title = resource.nameField === resource.id ? props.fields.find(({ column }) => column === true) : undefined;
  const heads = title ? [title.name] : namesOf(resource);
  const fields = props.fields.filter(({ name }) => !heads.includes(name));
  const { read } = actions;
  const named = (record: ServerRecord) => {
    const name = actions.nameOf(record);
    if (title) return isMissing(title, record) ? name : <FieldValue field={title} record={record} />;
    if (!resource.person) return name;
    return <Person name={name} account={textOf(valueAt(record, resource.nameField))} />;
  };
  if (rows.length === 0) return isLoading ? <Skeleton active title={false} paragraph={{ rows: 5 }} /> : empty;

  const open = new Set(tree?.expandable.expandedRowKeys);
  const all: OpenRow[] = tree
    ? openRows(rows, (record) => open.has(keyOfRow(record)))
    : rows.map((record) => ({ record, depth: 0, isOpen: undefined }));
  return (
    <>
      <ul className={styles.cards} aria-busy={isLoading}>
        {all.slice(0, count).map(({ record, depth, isOpen }) => {
          const key = keyOfRow(record);
          const name = actions.nameOf(record);
          return (
            <li key={key} className={styles.card} style={{ marginInlineStart: 12 * Math.min(depth, DEEPEST) }}>
              <Flex align="center" gap="small" className={styles.head}>
                {selected && (
                  <Checkbox
                    aria-label={`选择“${name}”`}
                    checked={selected.includes(key)}
                    disabled={!canBeChosen(resource, record)}
                    onChange={({ target }) =>
                      onSelect(target.checked ? [...selected, key] : selected.filter((other) => other !== key))
                    }
                  />
                )}
                {isOpen !== undefined && (
                  <Button
                    type="text"
                    icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
                    aria-label={`“${name}”的下级`}
                    aria-expanded={isOpen}
                    onClick={() => tree?.expandable.onExpand(!isOpen, record)}
                  />
                )}
                <strong className={styles.name}>
                  {read ? (
                    <button type="button" className={styles.open} onClick={() => read(record)}>
                      {named(record)}
                    </button>
                  ) : (
                    named(record)
                  )}
                </strong>
                {fields.filter(isState).map((field) => (
                  <FieldCell key={field.name} resource={resource} actions={actions} field={field} record={record} />
                ))}
                <RowActions record={record} actions={actions} folded />
              </Flex>
              <details>
                <summary className={styles.line}>
                  <span className={styles.words}>
                    {fields
                      .filter((field) => isShown(field, record))
                      .map((field) => (
                        <span key={field.name}>
                          <span className={isBare(field, record) ? '' : 'visually-hidden'}>
                            {columnOf(field).title ?? field.label}：
                          </span>
                          <FieldValue field={field} record={record} />
                        </span>
                      ))}
                  </span>
                </summary>
                <dl className={styles.values}>
                  {fields
                    .filter((field) => isShown(field, record, actions.order.field))
                    .map((field) => (
                      <div key={field.name}>
                        <dt>{columnOf(field).title ?? field.label}</dt>
                        <dd>
                          <FieldCell resource={resource} actions={actions} field={field} record={record} isLinked />
                        </dd>
                      </div>
                    ))}
                </dl>
              </details>
            </li>
          );
        })}
      </ul>
      {all.length > count && (
        <Button block className={styles.more ?? ''} onClick={() => setCount(count + STEP)}>
          再显示 {Math.min(STEP, all.length - count)} 条（共 {all.length} 条）
        </Button>
      )}
    </>
  );
}
