import { Flex, Form } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RestoredAlert } from '@/features/keptInput/RestoredAlert';
import { readInput, useKeptInput } from '@/features/keptInput/useKeptInput';
import { isRecord } from '@/lib/isRecord';
import { isEmpty, type ServerRecord } from '@/lib/record/ServerRecord';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import { useSaveKey } from '@/ui/dialog/useSaveKey';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { useToast } from '@/ui/toast/useToast';
import { formOf } from '../../model/FieldBase';
import { type Inputs, inputsOf, newRecordOf, usableInputs } from '../../model/formValues';
import type { ListParams } from '../../model/listQuery';
import type { Resource, ResourceAction } from '../../model/Resource';
import { NO_ROWS, type RowsHandle, type RowsSeen } from '../../model/rows';
import { RecordFields } from './RecordFields';
import { keptInputName } from './useRecordForm';
import { useWarnings, Warnings } from './useWarnings';

const RowsPart = lazyWithRetry(() => import('./RowsPart'));
const WIDTH_PX = 1200;

/** What was asked, and what was typed in its rows. */
export interface RowsStart {
  asked: ServerRecord;
  rows: ServerRecord;
}

const nameOfInput = (resource: Resource, { key }: ResourceAction, scope: ServerRecord) =>
  `${keptInputName(resource, scope)} ${key}`;

/** What was typed into the rows of an action before a reload or the end of the session. */
export function keptRowsInput(
  resource: Resource,
  action: ResourceAction,
  scope: ServerRecord,
  user: string,
): RowsStart | undefined {
  const { asked, rows } = readInput(nameOfInput(resource, action, scope), user) ?? {};
  return isRecord(asked) && isRecord(rows) ? { asked, rows } : undefined;
}

interface Props {
  resource: Resource;
  action: ResourceAction;
  start: RowsStart | undefined;
  /** What this place fixes: it stands with what is asked. */
  scope: ServerRecord;
  /** What the list is asked for: fields of the same names begin with it. */
  shown: ListParams;
  onClose: () => void;
}

/**
 * Asks which rows, and has them edited together; only what is changed is sent. Where the list on the screen says all that
 * is asked, they are there at once.
 */
export function RowsDialog({ resource, action, start, scope, shown, onClose }: Props) {
  const { label, ask = [], rows: described } = action;
  const [form] = Form.useForm<Inputs>();
  const [begun] = useState(() => {
    const of = (record: ServerRecord) =>
      inputsOf(
        ask.filter(({ name }) => record[name] !== undefined),
        record,
      );
    const typed = { ...inputsOf(ask, undefined), ...of(shown), ...usableInputs(ask, start?.asked) };
    const isWhole = ask.every((field) => !formOf(field).required || !isEmpty(typed[field.name]));
    return { typed, asked: isWhole ? newRecordOf(ask, typed, scope) : undefined };
  });
  const [typed, setTyped] = useState<Inputs>(begun.typed);
  const [asked, setAsked] = useState(begun.asked);
  const [restored, setRestored] = useState(start !== undefined);
  const [seen, setSeen] = useState<RowsSeen>({ ...NO_ROWS, kept: start?.rows, isEdited: start !== undefined });
  const [saving, setSaving] = useState(false);
  // The same one, else all rows would be drawn again with each key.
  const lists = useMemo(() => (described ? [described] : []), [described]);
  const part = useRef<RowsHandle>(null);
  const kept = useKeptInput(nameOfInput(resource, action, scope));
  const toast = useToast();
  const warnings = useWarnings({});
  const question = useLeaveConfirm(seen.isEdited, {
    isKept: kept.isWhole,
    onLeave: () => {
      kept.drop();
      onClose();
    },
  });

  const follow = (now: RowsSeen) => {
    if ([...now.touched].some(([key, count]) => count !== seen.touched.get(key))) warnings.forget();
    setSeen(now);
    if (now.kept && asked) kept.keep({ asked, rows: now.kept }, now.isAll);
    else kept.drop();
  };
  const save = async () => {
    const rows = part.current;
    if (!rows || !asked || saving || question.isAsking()) return;
    setSaving(true);
    const showWrong = await rows.check(asked);
    const mayBeSent = !showWrong && (await warnings.pass(asked, (read) => rows.warnings(asked, read)));
    const isDone = mayBeSent && (await rows.send(asked));
    // Enables the controls at once, because a disabled one cannot take the focus.
    flushSync(() => setSaving(false));
    if (showWrong) return showWrong();
    if (!mayBeSent) return;
    if (!isDone) return toast.warning('下方有没有保存的行');
    kept.drop();
    toast.success('保存成功');
    if (!question.hasLeft()) onClose();
  };
  useSaveKey(() => void save());
  const close = () => !saving && void question.close();
  const discard = () => {
    kept.drop();
    setRestored(false);
    setSeen(NO_ROWS);
  };
  return (
    <DraggableModal
      open
      title={label}
      width={WIDTH_PX}
      onCancel={close}
      footer={
        <>
          <Warnings texts={warnings.shown} />
          <ModalButtons
            okText={asked ? (warnings.shown.length > 0 ? '仍要保存' : '保存') : '下一步'}
            {...(asked && { shortcut: 'Control+S' })}
            busy={saving}
            onOk={() => (asked ? void save() : form.submit())}
            onCancel={close}
          />
        </>
      }
    >
      <Flex vertical gap={12}>
        {restored && <RestoredAlert onDiscard={discard} />}
        <RecordFields
          form={form}
          fields={ask}
          typed={typed}
          initialValues={begun.typed}
          // Which rows they are is not changed below what is typed in them.
          disabled={seen.isEdited || saving}
          onValuesChange={(_changed, all) => {
            setTyped({ ...typed, ...all });
            setAsked(undefined);
          }}
          onFinish={(values) => setAsked(newRecordOf(ask, { ...typed, ...values }, scope))}
        />
        {asked && (
          <RowsPart
            // Other rows, or what was restored is dropped.
            key={JSON.stringify([asked, restored])}
            rows={lists}
            parent={asked}
            values={asked}
            kept={restored ? start?.rows : undefined}
            disabled={saving}
            onSeen={follow}
            ref={part}
          />
        )}
      </Flex>
    </DraggableModal>
  );
}
