import { Checkbox, Flex, Spin } from 'antd';
import type { ReactNode } from 'react';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { columnOf, type Field, type Resource } from '../Resource';
import { FieldValue } from '../view/FieldValue';
import { columnFields, type RowAction, RowActions } from './columns';
import styles from './RecordCards.module.css';
import { StatusSwitch } from './StatusSwitch';

interface Props {
  resource: Resource;
  rows: readonly ServerRecord[];
  keyOfRow: (record: ServerRecord) => string;
  nameOf: (record: ServerRecord) => string;
  hidden: readonly string[];
  mayEdit: boolean;
  onToggle: (record: ServerRecord, field: Field, on: boolean) => Promise<void>;
  actionsOf: (record: ServerRecord) => readonly RowAction[];
  /** Keys of the selected rows; undefined: rows cannot be selected. */
  selected: readonly string[] | undefined;
  onSelect: (keys: string[]) => void;
  isLoading: boolean;
  empty: ReactNode;
}

/** A page of records on a narrow screen: a card for each, with its name, its values and one menu. */
export function RecordCards(props: Props) {
  const { resource, rows, keyOfRow, nameOf, hidden, mayEdit, onToggle, actionsOf, selected, onSelect } = props;
  const fields = columnFields(resource).filter(({ name }) => name !== resource.nameField && !hidden.includes(name));
  if (rows.length === 0) return props.isLoading ? <Spin /> : props.empty;
  return (
    <ul className={styles.cards} aria-busy={props.isLoading}>
      {rows.map((record) => {
        const key = keyOfRow(record);
        const name = nameOf(record);
        const actions = actionsOf(record);
        return (
          <li key={key} className={styles.card}>
            <Flex align="center" gap="small">
              {selected && (
                <Checkbox
                  aria-label={`选择“${name}”`}
                  checked={selected.includes(key)}
                  onChange={({ target }) =>
                    onSelect(target.checked ? [...selected, key] : selected.filter((other) => other !== key))
                  }
                />
              )}
              <strong className={styles.name}>{name}</strong>
              {actions.length > 0 && <RowActions name={name} actions={actions} folded />}
            </Flex>
            <dl className={styles.values}>
              {fields
                .filter(
                  (field) =>
                    field.kind === 'custom' || columnOf(field).render || textOf(valueAt(record, field.name)) !== '',
                )
                .map((field) => {
                  const { toggle } = columnOf(field);
                  const isSwitch = toggle && mayEdit && !resource.isLocked?.(record);
                  return (
                    <div key={field.name}>
                      <dt>{columnOf(field).title ?? field.label}</dt>
                      <dd>
                        {isSwitch ? (
                          <StatusSwitch
                            label={`“${name}”的${field.label}`}
                            checked={textOf(record[field.name]) === toggle.on}
                            onToggle={(on) => onToggle(record, field, on)}
                          />
                        ) : (
                          <FieldValue field={field} record={record} />
                        )}
                      </dd>
                    </div>
                  );
                })}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
