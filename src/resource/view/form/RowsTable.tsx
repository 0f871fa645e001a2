import { Alert, Button, Flex, Skeleton } from 'antd';
import { type ComponentProps, useState } from 'react';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import { columnOf } from '../../model/FieldBase';
import { countOf, fieldsAt, titleOf } from '../../model/Resource';
import { allRows, type RowList } from '../../model/rowEdits';
import { RowForm } from './RowForm';
import styles from './RowsTable.module.css';
import type { RowsState } from './useRowLists';

/** More rows are shown by a button; changed ones are always shown, since a save looks at their rules. */
const STEP = 100;

interface Props extends Pick<ComponentProps<typeof RowForm>, 'judged' | 'disabled' | 'onEdit' | 'join'> {
  list: RowList;
  state: RowsState;
  onAdd: () => void;
  onFill: () => void;
  onReload: () => void;
}

/** A list of rows, each edited in place; on a phone each is a card. */
export function RowsTable({
  list,
  state: { rows, readings, edits, failure, told },
  onAdd,
  onFill,
  onReload,
  ...row
}: Props) {
  const [count, setCount] = useState(STEP);
  const { of } = list;
  const shown = rows ? allRows(list, rows, edits) : [];
  const visible = shown.filter(({ edit }, place) => edit || place < count);
  const more = shown.length - visible.length;
  const left = edits.filter(({ problem, theirs, isUnknown }) => problem !== undefined || theirs || isUnknown).length;
  return (
    <section className={styles.part} aria-label={titleOf(of)}>
      <h3>{titleOf(of)}</h3>
      {failure && <LoadFailure title={`${of.noun}加载失败，不会被保存`} failure={failure} retry={onReload} />}
      {told !== '' && <Alert type="warning" showIcon role="alert" title={told} />}
      {left > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={`${countOf(of, left)}没有保存，原因见各行；再次保存只发送没有保存的。`}
        />
      )}
      {!rows && !failure && <Skeleton active title={false} />}
      {shown.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                {fieldsAt('form', of).map((field) => {
                  const { title = field.label, width } = columnOf(field);
                  return (
                    <th key={field.name} scope="col" style={{ width, minWidth: width }}>
                      {title}
                    </th>
                  );
                })}
                {(list.can.add || list.can.remove) && <th scope="col">操作</th>}
              </tr>
            </thead>
            {visible.map((one, place) => (
              <RowForm
                key={`${readings} ${one.key}`}
                {...row}
                row={one.row}
                edit={one.edit}
                list={list}
                place={place}
              />
            ))}
          </table>
        </div>
      )}
      {rows && shown.length === 0 && <p className={styles.none}>暂无{of.noun}</p>}
      <Flex wrap gap="small">
        {more > 0 && (
          <Button onClick={() => setCount(count + STEP)}>
            再显示 {Math.min(STEP, more)} 条（共 {shown.length} 条）
          </Button>
        )}
        {rows && list.can.add && list.rows.prefill && shown.length === 0 && (
          <Button type="primary" ghost disabled={row.disabled} onClick={onFill}>
            {list.rows.prefillLabel ?? `填入${of.noun}`}
          </Button>
        )}
        {rows && list.can.add && (
          <Button disabled={row.disabled} onClick={onAdd}>
            添加一行
          </Button>
        )}
      </Flex>
    </section>
  );
}
