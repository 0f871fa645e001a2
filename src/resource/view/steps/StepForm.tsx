import { Alert, Button, Flex, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { RestoredAlert } from '@/features/keptInput/RestoredAlert';
import { readInput } from '@/features/keptInput/useKeptInput';
import { isRecord } from '@/lib/isRecord';
import { isEmpty, type ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { selectUser } from '@/state/user/userSlice';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import { useSaveKey } from '@/ui/dialog/useSaveKey';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { useToast } from '@/ui/toast/useToast';
import { TAKEN } from '../../data/saveOutcome';
import { stepQuery, takeStep } from '../../data/takeStep';
import { type Inputs, inputsOf, isAsked, newRecordOf } from '../../model/formValues';
import type { ListParams } from '../../model/listQuery';
import { fullNameOf, keyOf, type Resource, type ResourceAction, rowKeyOf } from '../../model/Resource';
import { type Step, type StepEffect, stepForm, type Steps } from '../../model/steps';
import { EffectDialog } from './EffectDialog';
import { RecordFields } from '../form/RecordFields';
import { keptInputName, useRecordForm } from '../form/useRecordForm';
import { Warnings } from '../form/useWarnings';
import { NotPassed } from './NotPassed';

/** What opens 办理. */
export interface StepProps {
  resource: Resource;
  steps: Steps;
  /** It and its steps, as they were read just now. */
  record: ServerRecord;
  entries: readonly ServerRecord[];
  shown: ListParams;
  onClose: () => void;
  /** Called with a row action that is chosen in place of a step that did not pass. */
  onAct: (action: ResourceAction) => void;
}

interface Props extends StepProps {
  /** The steps that this user may take now, and the one that is shown. */
  offered: readonly Step[];
  step: Step;
  onStep: (key: string) => void;
  /** The step that is saved and not written. */
  begun: ServerRecord | undefined;
}

const nameOfStep = ({ key, label }: Step) => `${key} ${label}`;

/** The form of one step, and what is said of it. */
export function StepForm({ resource, steps, record, shown, onClose, onAct, offered, step, onStep, begun }: Props) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { id: user } = useAppSelector(selectUser);
  const [busy, setBusy] = useState(false);
  const [pending, setPending] = useState(begun);
  const asked = stepForm(resource, step);
  const isOfRecord = (name: string) => step.parent?.includes(name) ?? false;
  const name = [keptInputName(steps.of, stepQuery(resource, record)), step.key].join(' ');
  const [typed] = useState(() => readInput(name, user)?.['values']);
  const own = useRecordForm(
    { ...steps.of, fields: asked },
    {
      base: undefined,
      given: {
        ...steps.given?.(step, record),
        ...inputsOf(
          asked.filter((field) => isOfRecord(field.name)),
          record,
        ),
      },
      typed: isRecord(typed) ? typed : undefined,
    },
    name,
  );
  // What is saved already is only shown.
  const fields = pending
    ? own.fields.map((field) => (isOfRecord(field.name) ? field : { ...field, byServer: true as const }))
    : own.fields;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [isLost, setLost] = useState(false);
  const [effect, setEffect] = useState<StepEffect>();
  const isSent = useRef(false);
  const leave = useLeaveConfirm(own.isEdited && !isLost && !pending, {
    isKept: own.isKept,
    onLeave: () => {
      own.forget();
      onClose();
    },
  });

  const finish = () => {
    own.forget();
    if (!leave.hasLeft()) onClose();
  };
  const send = async (values: Inputs, isEffectAsked = false) => {
    const all = newRecordOf(own.fields, values, {});
    const partOf = (isParent: boolean) =>
      Object.fromEntries(Object.entries(all).filter(([field]) => isOfRecord(field) === isParent));
    const result = await dispatch(
      takeStep({
        ...{ resource, steps, step, record, shown, seen: warnings, isAsked: isEffectAsked },
        ...{ entry: partOf(false), parent: partOf(true) },
      }),
    );
    setRefusals([]);
    setWarnings([]);
    switch (result.outcome) {
      case 'done':
        if (result.unlinked.length > 0) toast.warning(`${result.unlinked.join('、')}：未关联`);
        toast.success(`${step.label}已办理`);
        return finish();
      case 'taken':
        toast.warning(TAKEN);
        dispatch(recordsChanged([keyOf(resource)]));
        return finish();
      case 'notPassed':
        own.forget();
        return setLost(true);
      case 'refused':
        return setRefusals(result.texts);
      case 'warned':
        return setWarnings(result.texts);
      case 'failed':
        setPending(result.saved);
        return setRefusals([result.text]);
      case 'asks':
        setPending(result.saved);
        return setEffect(result.effect);
    }
  };
  const submit = (values: Inputs, isEffectAsked = false) => {
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    void send(values, isEffectAsked).finally(() => {
      isSent.current = false;
      setBusy(false);
    });
  };
  const press = () => {
    if (!leave.isAsking() && !isLost) own.form.submit();
  };
  useSaveKey(press);
  const close = () => !busy && void leave.close();

  if (effect)
    return (
      <EffectDialog
        effect={effect}
        of={rowKeyOf(resource, record)}
        onClose={() => setEffect(undefined)}
        onSaved={() => {
          setEffect(undefined);
          submit(own.typed, true);
        }}
      />
    );
  return (
    <DraggableModal
      open
      title={`办理：${fullNameOf(resource, record)}`}
      width={640}
      onCancel={close}
      footer={
        isLost ? (
          <Button onClick={onClose}>关闭</Button>
        ) : (
          <>
            <Warnings texts={refusals} type="error" />
            <Warnings texts={warnings} />
            <ModalButtons
              okText={warnings.length > 0 ? '仍要保存' : pending ? '继续' : '保存'}
              shortcut="Control+S"
              busy={busy}
              onOk={press}
              onCancel={close}
            />
          </>
        )
      }
    >
      <Flex vertical gap={12}>
        {offered.length > 1 && !pending && (
          <Segmented
            aria-label="步骤"
            disabled={busy || own.isEdited || isLost}
            options={offered.map((one) => ({ value: one.key, label: nameOfStep(one) }))}
            value={step.key}
            onChange={onStep}
          />
        )}
        <Alert
          type="info"
          title={`${nameOfStep(step)}（${[step.organ, step.article].filter(Boolean).join('，')}）`}
          description={step.hint}
        />
        {pending && !isLost && <Alert type="warning" showIcon title="该步骤已登记，尚有未写入的内容，点“继续”补写" />}
        {own.restored && <RestoredAlert onDiscard={own.discard} />}
        {isLost ? (
          <NotPassed {...{ resource, record, step, onAct }} />
        ) : (
          <RecordFields
            {...own.settings}
            onValuesChange={(changed: Inputs, values) => {
              setRefusals([]);
              setWarnings([]);
              own.settings.onValuesChange(changed, values);
            }}
            fields={fields.filter(
              (field) => isAsked(field, own.typed) && !(pending && field.byServer && isEmpty(pending[field.name])),
            )}
            base={pending && { ...record, ...pending }}
            typed={own.typed}
            initialValues={own.startValues}
            disabled={busy}
            onFinish={(values) => submit({ ...own.typed, ...values })}
          />
        )}
      </Flex>
    </DraggableModal>
  );
}
