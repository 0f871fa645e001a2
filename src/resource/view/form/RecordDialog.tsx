import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RestoredAlert } from '@/features/keptInput/RestoredAlert';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import { useSaveKey } from '@/ui/dialog/useSaveKey';
import { isFiltered } from '@/ui/markup/MarkupHint';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { useToast } from '@/ui/toast/useToast';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import type { ListParams } from '../../model/listQuery';
import { addRecord, saveRecord } from '../../data/recordThunks';
import { kindOf } from '../../model/Field';
import { fullNameOf, type Read, type Resource } from '../../model/Resource';
import type { RowsHandle } from '../../model/rows';
import { type Inputs, isAsked, isInForm, newRecordOf } from '../../model/formValues';
import styles from './RecordDialog.module.css';
import { RecordFields } from './RecordFields';
import { usePermitted } from '../usePermitted';
import { SaveNotice, type SaveProblem } from './SaveNotice';
import { type FormStart, keptInputName, useRecordForm } from './useRecordForm';
import { useWarnings, Warnings } from './useWarnings';

const noRules: NonNullable<Resource['useRules']> = () => ({});
const RowsPart = lazyWithRetry(() => import('./RowsPart'));

interface Props {
  resource: Resource;
  start: FormStart;
  /** Fields of a new record that the form does not ask for. */
  scope: ServerRecord;
  /** Parameters of the list on the screen, where the record can be read again. */
  shown: ListParams;
  onClose: () => void;
  /** Called with the values of the form after it was saved; by default it closes. */
  onSaved?: (values: Inputs) => void;
}

/**
 * The dialog with the form of a record. Ctrl+S saves; before unsaved edits are lost it asks; what somebody else changed
 * meanwhile is shown before it is overwritten.
 */
export function RecordDialog({ resource: described, start, scope, shown, onClose, onSaved = onClose }: Props) {
  const resource = usePermitted(described);
  const { noun, FormParts, useRules = noRules } = resource;
  const { form, base, fields, edits, typed, isNew, isEdited, restored, settings, ...state } = useRecordForm(
    resource,
    start,
    keptInputName(resource, scope),
  );
  const [saving, setSaving] = useState(false);
  const noticePlace = useRef<HTMLDivElement>(null);
  const rows = useRef<RowsHandle>(null);
  const [problem, setProblem] = useState<SaveProblem | undefined>(
    start.isUnknown ? { outcome: 'unknown', message: '页面已重新加载', found: undefined } : undefined,
  );
  const dispatch = useAppDispatch();
  const toast = useToast();
  const rules = useRules(scope, base ?? {});
  const warnings = useWarnings(resource);
  /** What a new record holds besides what is asked for: choices and warnings may depend on it. */
  const held = { ...resource.given, ...scope };
  const hasRows = isNew ? undefined : resource.rows;
  const question = useLeaveConfirm(isEdited, {
    isKept: state.isKept,
    onLeave: () => {
      state.forget();
      onClose();
    },
  });

  const send = async (from: ServerRecord | undefined, values: Inputs) => {
    if (saving) return;
    const field = document.activeElement;
    setSaving(true);
    const showWrong = await rows.current?.check(state.values);
    const further = (read: Read) => rows.current?.warnings(state.values, read) ?? Promise.resolve([]);
    const mayBeSent = !showWrong && (await warnings.pass(from ? state.values : { ...held, ...state.values }, further));
    const result = mayBeSent
      ? await dispatch(
          from
            ? saveRecord(resource, from, edits, shown)
            : addRecord(resource, newRecordOf(fields, values, held), scope),
        )
      : undefined;
    const saved = result?.outcome === 'saved' ? result : undefined;
    // What was kept of rows and is not there yet is not lost.
    const isDone = saved && (rows.current ? await rows.current.send(saved.record) : !state.areRowsEdited);
    // Enables the fields at once, because a disabled field cannot take the focus.
    flushSync(() => {
      setSaving(false);
      setProblem(result?.outcome === 'saved' ? undefined : result);
      if (saved && !isDone) state.rebase(saved.record, []);
    });
    if (showWrong) return showWrong();
    if (saved && !isDone) {
      toast.warning(`${noun}已保存，下方有没有保存的行`);
      return void dispatch(recordsChanged(saved.changes));
    }
    if (!saved) {
      if (result) state.noteUnknown(result.outcome === 'unknown');
      if (field instanceof HTMLElement) field.focus({ preventScroll: true });
      if (result) noticePlace.current?.scrollIntoView({ block: 'nearest' });
      return;
    }
    state.forget();
    toast.success(isNew ? '新增成功' : '修改成功');
    if (!question.hasLeft()) onSaved(values);
    dispatch(recordsChanged(saved.changes));
  };
  /** Saves, unless it may be saved already: then that is to be decided first. */
  const finish = (values: Inputs) => {
    if (problem?.outcome !== 'unknown') return void send(base, values);
    noticePlace.current?.scrollIntoView({ block: 'nearest' });
    noticePlace.current?.focus({ preventScroll: true });
  };
  const submit = () => {
    if (!question.isAsking()) form.submit();
  };
  /** Saves after the form was checked, as the user has decided. */
  const decide = (from: ServerRecord | undefined) =>
    void form.validateFields().then(
      () => {
        setProblem(undefined);
        return send(from, typed);
      },
      // Shows what is wrong, and moves the focus there.
      form.submit,
    );
  useSaveKey(submit);
  const close = () => !saving && void question.close();
  const discard = () => {
    warnings.forget();
    state.discard();
  };

  const isTold = problem && !(problem.outcome === 'failed' && !problem.wayOn);
  const notice = isTold ? (
    <SaveNotice
      problem={problem}
      resource={resource}
      mine={edits}
      onRepeat={submit}
      onDecide={decide}
      onReload={(current, names) => {
        setProblem(undefined);
        warnings.forget();
        state.rebase(current, names);
      }}
      onSaved={() => {
        state.forget();
        onClose();
      }}
    />
  ) : (
    restored && <RestoredAlert onDiscard={discard} />
  );
  return (
    <DraggableModal
      open
      title={isNew || !base ? `新增${noun}` : `修改${noun}：${fullNameOf(resource, base)}`}
      width={hasRows || fields.some((field) => kindOf(field).needsRoom) ? 960 : 640}
      onCancel={close}
      footer={
        <>
          <Warnings texts={warnings.shown} />
          <ModalButtons
            okText={warnings.shown.length > 0 ? '仍要保存' : '保存'}
            shortcut="Control+S"
            busy={saving}
            onOk={submit}
            onCancel={close}
          />
        </>
      }
    >
      <div className={styles.body}>
        <div ref={noticePlace} tabIndex={-1} className={styles.notice}>
          {notice}
        </div>
        <RecordFields
          {...settings}
          onValuesChange={(changed: Inputs, all) => {
            warnings.forget();
            settings.onValuesChange(changed, all);
          }}
          fields={fields.filter(
            (field) => isInForm(field, isNew) && !state.isWithheld(field) && isAsked(field, typed, base),
          )}
          base={base}
          id={resource.id}
          parent={resource.tree?.parent}
          isFiltered={isFiltered(resource.path)}
          typed={typed}
          scope={isNew ? held : {}}
          rules={rules}
          initialValues={state.startValues}
          disabled={saving}
          onFinish={(values) => finish({ ...typed, ...values })}
        >
          {(items) =>
            FormParts ? (
              <FormParts record={typed} scope={scope}>
                {items}
              </FormParts>
            ) : (
              items
            )
          }
        </RecordFields>
        {hasRows && (
          <RowsPart
            // What was restored can be dropped.
            key={String(restored)}
            rows={hasRows}
            parent={base ?? {}}
            values={state.values}
            kept={restored ? start.rows : undefined}
            disabled={saving}
            onSeen={(seen) => {
              if (state.seeRows(seen)) warnings.forget();
            }}
            ref={rows}
          />
        )}
      </div>
    </DraggableModal>
  );
}
