import { Button, Form, type FormInstance } from 'antd';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { isFiltered } from '@/ui/markup/MarkupHint';
import { withConsequences } from '../../model/computed';
import type { Field } from '../../model/Field';
import { type Inputs, isAsked, isInForm } from '../../model/formValues';
import { fieldsAt, type Resource } from '../../model/Resource';
import { editOf, fieldsOfRow, type RowEdit, type RowList, rowName, rowOf } from '../../model/rowEdits';
import { FieldValue } from '../FieldValue';
import { FieldItem } from './RecordFields';
import styles from './RowsTable.module.css';

const noRules: NonNullable<Resource['useRules']> = () => ({});

interface Props {
  list: RowList;
  /** As it was read; undefined: a new one. */
  row: ServerRecord | undefined;
  edit: RowEdit | undefined;
  place: number;
  /** The parent as rules see it. */
  judged: ServerRecord;
  disabled: boolean;
  onEdit: (list: RowList, edit: RowEdit) => void;
  /** Makes its form known to whoever checks all. */
  join: (key: string, form: FormInstance) => () => void;
}

/** What somebody else has changed. */
function Theirs({ list, names, base }: { list: RowList; names: readonly string[]; base: ServerRecord }) {
  const fieldOf = (name: string): Field => list.of.fields.find((field) => field.name === name) ?? { name, label: name };
  return (
    <>
      您编辑期间，他人已修改：
      {names.map((name) => (
        <span key={name}>
          {fieldOf(name).label} <FieldValue field={fieldOf(name)} record={base} />；
        </span>
      ))}
      再次保存将以您的修改为准。
    </>
  );
}

/** A row with the controls of its fields, and below it why it was not saved. */
export const RowForm = memo(function RowForm({ list, row, edit, place, judged, disabled, onEdit, join }: Props) {
  const { of, can } = list;
  const [form] = Form.useForm<Inputs>();
  const now = useMemo(() => edit ?? editOf(list, row ?? {}), [list, row, edit]);
  const { key, base, inputs, isRemoved = false, isUnknown = false, problem, theirs, ...rest } = now;
  const { useRules = noRules } = of;
  const rules = useRules(judged, base ?? {});
  const chosen = useRef(new Map<string, ServerRecord>());
  const name = `${list.key} ${key}`;
  useEffect(() => join(name, form), [join, name, form]);

  const fields = fieldsOfRow(list, now);
  const record = rowOf(list, now);
  const called = rowName(list, now, place);
  const isLocked = base !== undefined && (of.isLocked?.(base) ?? false);
  const mayEdit = !isRemoved && (base ? can.edit && !isLocked : can.add);
  const mayRemove = !base || (can.remove && !isLocked);
  const change = (changed: Inputs, all: Inputs) => {
    const typed = { ...inputs, ...all };
    const recordOf = (field: Field) => (changed[field.name] ? chosen.current.get(field.name) : undefined);
    const values = withConsequences(fields, inputs, typed, base, recordOf);
    form.setFieldsValue(Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== typed[field])));
    onEdit(list, { ...rest, key, base, isUnknown, inputs: values });
  };
  const takeTheirs = () => {
    const fresh = editOf(list, base ?? {});
    form.setFieldsValue(fresh.inputs);
    onEdit(list, fresh);
  };
  const remove = (isNow: boolean) => onEdit(list, { ...now, isRemoved: isNow });
  const columns = fieldsAt('form', of);
  return (
    <Form
      form={form}
      component={false}
      // Part of ids, which have no blanks.
      name={name.replace(/\W/g, '-')}
      initialValues={inputs}
      disabled={disabled}
      onValuesChange={change}
    >
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
                      onChosen={(at, one) => void chosen.current.set(at.name, one)}
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
          {(can.add || can.remove) && (
            <td className={styles.action}>
              {mayRemove && (
                <Button
                  type="link"
                  danger={!isRemoved}
                  disabled={disabled}
                  aria-label={`${isRemoved ? '不移除' : '移除'}“${called}”`}
                  onClick={() => remove(!isRemoved)}
                >
                  {isRemoved ? '不移除' : '移除'}
                </Button>
              )}
            </td>
          )}
        </tr>
        {(problem !== undefined || theirs || isUnknown) && (
          <tr>
            <td colSpan={columns.length + 1} className={styles.told} role="alert">
              {theirs && <Theirs list={list} names={theirs} base={base ?? {}} />}
              {isUnknown ? '保存结果未知：没有收到服务器的答复，列表中也没有找到，请核对。' : problem}
              {(theirs ?? isLocked) && (
                <Button size="small" onClick={takeTheirs}>
                  采用对方的内容
                </Button>
              )}
              {isUnknown && (
                <>
                  <Button size="small" onClick={() => remove(true)}>
                    已保存，移除此行
                  </Button>
                  <Button size="small" danger onClick={() => onEdit(list, { ...rest, key, base, inputs })}>
                    重新提交
                  </Button>
                </>
              )}
            </td>
          </tr>
        )}
      </tbody>
    </Form>
  );
});
