import { Flex } from 'antd';
import { useRef, useState } from 'react';
import { RestoredAlert } from '@/features/keptInput/RestoredAlert';
import { readInput } from '@/features/keptInput/useKeptInput';
import { isRecord } from '@/lib/isRecord';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { selectUser } from '@/state/user/userSlice';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { useToast } from '@/ui/toast/useToast';
import { actOnRecords, type Judged, judgeRecords } from '../../data/actOnRecords';
import { TAKEN } from '../../data/saveOutcome';
import { type Inputs, isAsked, newRecordOf } from '../../model/formValues';
import type { ListParams } from '../../model/listQuery';
import {
  countOf,
  fullNameOf,
  keyOf,
  type Resource,
  type ResourceAction,
  rowKeyOf,
  type SelectionAction,
  nameOf,
} from '../../model/Resource';
import { RecordFields } from '../form/RecordFields';
import { keptInputName, useRecordForm } from '../form/useRecordForm';
import { Warnings } from '../form/useWarnings';

/** What is said of a record. */
interface Notice {
  row: ServerRecord;
  text: string;
}

/** Notices for people: each text once, with the names of its records where there are several. */
function noticeTexts(resource: Resource, notices: readonly Notice[], isOne: boolean): string[] {
  const names = new Map<string, string[]>();
  for (const { row, text } of notices) names.set(text, [...(names.get(text) ?? []), nameOf(resource, row)]);
  return [...names].map(([text, of]) => (isOne ? text : `${of.join('、')}：${text}`));
}

type Asking = ResourceAction | SelectionAction;

/** The fields of a question as a form of their own. */
const formOfAction = (resource: Resource, { ask = [] }: Asking): Resource => ({
  ...resource,
  fields: ask.map((field) => ({ ...field, form: field.form ?? true })),
});

interface Props {
  resource: Resource;
  action: Asking;
  rows: readonly ServerRecord[];
  /** Whether they are chosen rows, of which each is named. */
  areChosen: boolean;
  /** What is asked, and what is said of it. */
  texts: readonly string[];
  /** What was found beforehand, where nothing is typed. */
  judged: readonly Judged[];
  scope: ServerRecord;
  shown: ListParams;
  onClose: () => void;
  /** Called with the rows for which it is not done. */
  onLeft: (rows: readonly ServerRecord[]) => void;
}

/**
 * Asks before an action: its question, its fields, what its check says, how far it is, and at the end which records are
 * left, and why.
 */
export function ActionDialog({ resource, action, areChosen, texts, scope, shown, onClose, onLeft, ...start }: Props) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { id: user } = useAppSelector(selectUser);
  const [first] = start.rows;
  const of = areChosen || !first ? '' : rowKeyOf(resource, first);
  const subject = areChosen ? countOf(resource, start.rows.length) : of && first ? fullNameOf(resource, first) : '';
  const name = [keptInputName(resource, scope), action.key, of].join(' ');
  const [typed] = useState(() => readInput(name, user)?.['values']);
  const own = useRecordForm(
    formOfAction(resource, action),
    { base: undefined, typed: isRecord(typed) ? typed : undefined },
    name,
  );
  const [rows, setRows] = useState(start.rows);
  const [judged, setJudged] = useState(start.judged);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [count, setCount] = useState<number>();
  const isStopped = useRef(false);
  const question = useLeaveConfirm(own.isEdited, {
    isKept: own.isKept,
    onLeave: () => {
      own.forget();
      onClose();
    },
  });

  const said = (found: readonly Judged[], what: 'refused' | 'warned') =>
    noticeTexts(
      resource,
      found.flatMap(({ row, refusal, warnings }) => {
        const all = what === 'refused' ? [refusal] : refusal === '' ? warnings : [];
        return all.filter((text) => text !== '').map((text) => ({ row, text }));
      }),
      !areChosen,
    );
  const refusals = said(judged, 'refused');
  const warnings = said(judged, 'warned');
  const isImpossible = judged.length > 0 && judged.every(({ refusal }) => refusal !== '');

  const send = async (values: Inputs) => {
    const asked = newRecordOf(own.fields, values, {});
    const deed = { resource, action, asked, scope, shown };
    const found = await dispatch(judgeRecords(deed, rows));
    if (!areChosen && found[0]?.refusal === TAKEN) {
      own.forget();
      dispatch(recordsChanged([keyOf(resource)]));
      toast.warning(TAKEN);
      return onClose();
    }
    // What is new is seen before it is passed.
    const isSeen =
      String(said(found, 'refused')) === String(refusals) && String(said(found, 'warned')) === String(warnings);
    const possible = found.filter(({ refusal }) => refusal === '');
    setJudged(found);
    if (!isSeen || possible.length === 0) return;
    isStopped.current = false;
    setCount(0);
    const options = { onProgress: setCount, isStopped: () => isStopped.current };
    const { failures: failed, unsent } = await dispatch(actOnRecords(deed, possible, options));
    setCount(undefined);
    const refused = found.filter(({ refusal }) => refusal !== '');
    const left = [...refused, ...failed].map(({ row }) => row).concat(unsent);
    onLeft(left);
    const done = rows.length - left.length;
    if (left.length === 0) {
      own.forget();
      toast.success(action.done ?? `${action.label}成功`);
      if (!question.hasLeft()) onClose();
      return;
    }
    setRows(left);
    setJudged([]);
    const reasons = [
      ...refused.map(({ row, refusal: text }) => ({ row, text })),
      ...failed.map(({ row, reason: text }) => ({ row, text })),
    ];
    const sum = `已完成 ${done}，未完成 ${left.length}${unsent.length > 0 ? `，其中 ${unsent.length} 因停止未处理` : ''}`;
    setFailures([...(areChosen ? [sum] : []), ...noticeTexts(resource, reasons, !areChosen)]);
  };
  const submit = (values: Inputs) => {
    if (busy) return;
    setBusy(true);
    setFailures([]);
    void send(values).finally(() => setBusy(false));
  };
  const press = () => {
    if (question.isAsking()) return;
    if (own.fields.length > 0) own.form.submit();
    else submit({});
  };
  const discard = () => {
    setJudged([]);
    own.discard();
  };
  const close = () => {
    if (busy) isStopped.current = true;
    else void question.close();
  };
  return (
    <DraggableModal
      open
      title={subject === '' ? action.label : `${action.label}：${subject}`}
      width={520}
      onCancel={close}
      footer={
        <>
          <Warnings texts={refusals} type="error" />
          <Warnings texts={warnings} />
          <ModalButtons
            okText={warnings.length > 0 ? `仍要${action.label}` : action.label}
            cancelText={count === undefined || rows.length === 1 ? '取消' : '停止'}
            danger={action.danger ?? false}
            busy={busy}
            disabled={isImpossible}
            onOk={press}
            onCancel={close}
          />
        </>
      }
    >
      <Flex vertical gap={12}>
        {own.restored && <RestoredAlert onDiscard={discard} />}
        {texts.map((text) => (
          <div key={text}>{text}</div>
        ))}
        {own.fields.length > 0 && (
          <RecordFields
            {...own.settings}
            onValuesChange={(changed: Inputs, all) => {
              setJudged([]);
              own.settings.onValuesChange(changed, all);
            }}
            fields={own.fields.filter((field) => field.form && isAsked(field, own.typed))}
            typed={own.typed}
            initialValues={own.startValues}
            disabled={busy}
            onFinish={(values) => submit({ ...own.typed, ...values })}
          />
        )}
        {count !== undefined && rows.length > 1 && (
          <div role="status">
            正在处理 {count}/{rows.length}
          </div>
        )}
        <Warnings texts={failures} type="error" />
      </Flex>
    </DraggableModal>
  );
}
