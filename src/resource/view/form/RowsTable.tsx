import { Alert, Button, Flex, Form, type FormInstance, Skeleton } from 'antd';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import { isFiltered } from '@/ui/markup/MarkupHint';
import { GONE } from '../../data/planRows';
import { withConsequences } from '../../model/computed';
import { type Inputs, isAsked, isInForm } from '../../model/formValues';
import { countOf, fieldsAt, type Resource, titleOf } from '../../model/Resource';
import { allRows, editOf, fieldsOfRow, type RowEdit, type RowList, rowName, rowOf } from '../../model/rowEdits';
import { FieldValue } from '../FieldValue';
import { FieldItem } from './RecordFields';
import type { RowsState } from './RowsPart';
import styles from './RowsTable.module.css';

/** More rows are shown by a button; changed ones are always shown, since a save looks at their rules. */
const STEP = 100;

const noRules: NonNullable<Resource['useRules']> = () => ({});

interface RowProps {
  list: RowList;
  row: ServerRecord | undefined;
  edit: RowEdit | undefined;
  place: number;
  judged: ServerRecord;
  disabled: boolean;
  onEdit: (list: RowList, edit: RowEdit) => void;
  /** Drops what the user changed. */
  onDrop: (list: RowList, edit: RowEdit) => void;
  join: (key: string, form: FormInstance) => () => void;
}

/** What is to be known of a row before it is saved again. */
function Told({ list, edit, children }: { list: RowList; edit: RowEdit; children: ReactNode }) {
  const { problem, theirs, isUnknown, base = {} } = edit;
  if (theirs) {
    const fields = theirs.map((name) => list.of.fields.find((field) => field.name === name) ?? { name, label: name });
    return (
      <>
        您编辑期间，他人已修改：
        {fields.map((field) => (
          <span key={field.name}>
            {field.label} <FieldValue field={field} record={base} />；
          </span>
        ))}
        再次保存将以您的修改为准。
        {children}
      </>
    );
  }
  if (isUnknown) return '结果未知：没有收到服务器的答复，列表中也没有找到。请核对后在下方决定。';
  return (
    <>
      {problem}
      {problem === GONE && children}
    </>
  );
}

const Row = memo(function Row({ list, row, edit, place, judged, disabled, onEdit, onDrop, join }: RowProps) {
  const { of } = list;
  const [form] = Form.useForm<Inputs>();
  const now = useMemo(() => edit ?? editOf(list, row ?? {}), [list, row, edit]);
  const { base, inputs, isRemoved = false } = now;
  const fields = fieldsOfRow(list, now);
  const { useRules = noRules } = of;
  const rules = useRules(judged, base ?? {});
  const chosen = useRef(new Map<string, ServerRecord>());
  const name = `${list.key} ${now.key}`;
  useEffect(() => join(name, form), [join, name, form]);
  const isLocked = base !== undefined && (of.isLocked?.(base) ?? false);
  const mayEdit = !isRemoved && (base ? list.can.edit && !isLocked : list.can.add);
  const mayRemove = base ? list.can.remove && !isLocked : true;
  const record = rowOf(list, now);
  const called = rowName(list, now, place);
  const change = (changed: Inputs, all: Inputs) => {
    const typed = { ...inputs, ...all };
    const recordOf = ({ name: field }: { name: string }) => (changed[field] ? chosen.current.get(field) : undefined);
    const values = withConsequences(fields, inputs, typed, base, recordOf);
    form.setFieldsValue(Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== typed[field])));
    const { problem: _problem, theirs: _theirs, ...rest } = now;
    onEdit(list, { ...rest, inputs: values });
  };
  const columns = fieldsAt('form', of);
  const isTold = now.problem !== undefined || now.theirs !== undefined || now.isUnknown;
  return (
    <Form form={form} component={false} name={name} initialValues={inputs} disabled={disabled} onValuesChange={change}>
      <tbody className={isRemoved ? styles.removed : ''} aria-label={called}>
        <tr>
          {columns.map((field) => (
            <td key={field.name}>
              {isAsked(field, inputs, base) && (
                <>
                  <span className={styles.label} aria-hidden>
                    {field.label}
                  </span>
                  {mayEdit && isInForm(field, base === undefined) ? (
                    <FieldItem
                      field={field}
                      base={base}
                      id={of.id}
                      isFiltered={isFiltered(of.path)}
                      typed={inputs}
                      values={record}
                      onChosen={({ name: of }, one) => void chosen.current.set(of, one)}
                      own={rules[field.name]}
                      called={`“${called}”的${field.label}`}
                    />
                  ) : (
                    <FieldValue field={field} record={record} />
                  )}
                </>
              )}
            </td>
          ))}
          <td className={styles.action}>
            {mayRemove && (
              <Button
                type="link"
                danger={!isRemoved}
                disabled={disabled}
                aria-label={`${isRemoved ? '不移除' : '移除'}“${called}”`}
                onClick={() => onEdit(list, { ...now, isRemoved: !isRemoved })}
              >
                {isRemoved ? '不移除' : '移除'}
              </Button>
            )}
          </td>
        </tr>
        {isTold && (
          <tr>
            <td colSpan={columns.length + 1} className={styles.told} role="alert">
              <Told list={list} edit={now}>
                <Button size="small" type="link" onClick={() => onDrop(list, now)}>
                  放弃我的修改
                </Button>
              </Told>
            </td>
          </tr>
        )}
      </tbody>
    </Form>
  );
});

interface Props extends Pick<RowProps, 'list' | 'judged' | 'disabled' | 'onEdit' | 'onDrop' | 'join'> {
  state: RowsState;
  onAdd: () => void;
  onFill: () => void;
  onReload: () => void;
  /** What becomes of new rows whose result is not known. */
  onDecide: (isToSend: boolean) => void;
}

/** A list of rows, each edited in place; on a phone each is a card. */
export function RowsTable({ list, state, onAdd, onFill, onReload, onDecide, ...row }: Props) {
  const [count, setCount] = useState(STEP);
  const { of } = list;
  const { rows, readings, edits, failure, told } = state;
  const shown = rows ? allRows(list, rows, edits) : [];
  const visible = shown.filter(({ edit }, place) => edit || place < count);
  const left = edits.filter(({ problem, theirs, isUnknown }) => problem !== undefined || theirs || isUnknown).length;
  const unknown = edits.filter(({ isUnknown }) => isUnknown).length;
  return (
    <section className={styles.part} aria-label={titleOf(of)}>
      <h3>{titleOf(of)}</h3>
      {failure && (
        <LoadFailure title={`${of.noun}加载失败，未读到的内容不会被保存`} failure={failure} retry={onReload} />
      )}
      {told !== '' && <Alert type="warning" showIcon role="alert" title={told} />}
      {left > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={`${countOf(of, left)}没有保存，原因见各行；再次保存只发送有改动的行。`}
        />
      )}
      {!rows && !failure && <Skeleton active title={false} />}
      {shown.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                {fieldsAt('form', of).map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
                <th scope="col">操作</th>
              </tr>
            </thead>
            {visible.map(({ key, ...one }, place) => (
              <Row key={`${readings} ${key}`} {...row} {...one} list={list} place={place} />
            ))}
          </table>
        </div>
      )}
      {rows && shown.length === 0 && <p className={styles.none}>暂无{of.noun}</p>}
      <Flex wrap gap="small">
        {shown.length > visible.length && (
          <Button onClick={() => setCount(count + STEP)}>
            再显示 {Math.min(STEP, shown.length - visible.length)} 条（共 {shown.length} 条）
          </Button>
        )}
        {unknown > 0 && (
          <>
            <Button onClick={() => onDecide(false)}>已保存，移除结果未知的行</Button>
            <Button danger onClick={() => onDecide(true)}>
              重新提交结果未知的行
            </Button>
          </>
        )}
        {rows && list.can.add && (
          <>
            {list.rows.prefill && shown.length === 0 && (
              <Button type="primary" ghost disabled={row.disabled} onClick={onFill}>
                {list.rows.prefillLabel ?? `填入${of.noun}`}
              </Button>
            )}
            <Button disabled={row.disabled} onClick={onAdd}>
              添加一行
            </Button>
          </>
        )}
      </Flex>
    </section>
  );
}
