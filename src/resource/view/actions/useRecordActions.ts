import { sameValue } from '@/lib/record/edits';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { useConfirm } from '@/ui/dialog/confirmations';
import { useSaveKey } from '@/ui/dialog/useSaveKey';
import { useToast } from '@/ui/toast/useToast';
import type { ListParams } from '../../model/listQuery';
import { actOnRecords, judgeRecords } from '../../data/actOnRecords';
import { TAKEN } from '../../data/saveOutcome';
import { readToEdit, runAction, sayGone } from '../../data/recordThunks';
import { removeRecords } from '../../data/removeRecords';
import { saveDocument } from '../../data/saveDocument';
import { readForStep } from '../../data/takeStep';
import type { DocumentOption } from '../../model/documents';
import {
  type AnyAction,
  countOf,
  fullNameOf as fullNameOfRecord,
  idOf,
  isMove,
  keyOf,
  nameOf as nameOfRecord,
  namesText,
  type Resource,
  type ResourceAction,
  type SelectionAction,
} from '../../model/Resource';
import { type PossibleAction, rowActionsFor, useAbilities, type UsualAction } from './rowActionsFor';
import { useRecordDialogs } from './useRecordDialogs';
import { useRowOrder } from './useRowOrder';
import { useToggle } from './useToggle';

interface Options {
  resource: Resource;
  scope: ServerRecord;
  shown: ListParams;
  /** Fetches the list again; resolves when it is there. */
  reload: () => Promise<unknown>;
  /** Called with the records that an action for several could not change, after the others were. */
  onRefused: (records: readonly ServerRecord[]) => void;
  onSaved?: ((values: ServerRecord) => void) | undefined;
}

/** What a user does with records: dialogs, questions, calls, and what is said afterwards. */
export function useRecordActions({ resource, scope, shown, reload, onRefused, onSaved }: Options) {
  const { noun, measure = '个', tree, tools = [], rowActions = [], documents = [] } = resource;
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const toast = useToast();
  const abilities = useAbilities(resource);
  const order = useRowOrder(resource, abilities.can('edit'));
  const { open, close, dialog } = useRecordDialogs({
    resource,
    scope,
    abilities,
    shown,
    onLeft: onRefused,
    onSaved: (values, base) => {
      const place = order.field?.name ?? '';
      if (base && !sameValue(values[place] ?? base[place], base[place])) order.forget([base]);
      onSaved?.(values);
    },
  });
  // A dialog before the table gets the keys.
  useSaveKey(() => void order.save(), order.count > 0 && !dialog);
  const nameOf = (record: ServerRecord) => nameOfRecord(resource, record);
  const fullNameOf = (record: ServerRecord) => fullNameOfRecord(resource, record);

  /** Opens the form of a new record, with some values given. */
  const add = (given: ServerRecord = {}) => open({ what: 'form', resource, start: { base: undefined, given } });
  /** Opens the form with the record as the server has it now. */
  const edit = async (record: ServerRecord, form = resource) => {
    const { base, failure } = await dispatch(readToEdit(form, record, shown));
    if (failure === 'ended') return;
    if (failure) {
      open({ what: 'unread', resource: form, record, failure, onRetry: () => void edit(record, form) });
      return;
    }
    // It was moved on since the list was fetched.
    if (base && form.isLocked?.(base) && !form.isLocked(record)) tellRefused(TAKEN);
    else if (base) return open({ what: 'form', resource: form, start: { base } });
    else dispatch(sayGone(resource, `“${nameOf(record)}”`));
    close();
  };
  /** Opens what is known of a record; a locked one is not edited from there either. */
  const read = (record: ServerRecord) => {
    const mayEdit = abilities.can('edit') && !resource.isLocked?.(record);
    open({ what: 'detail', record, onEdit: mayEdit ? () => void edit(record) : undefined });
  };
  /** Opens the form of the step that a record needs, as the server has it now. */
  const takeStep = async (record: ServerRecord) => {
    const found = await dispatch(readForStep(resource, record, shown));
    if (found === 'taken') tellRefused(TAKEN);
    else if (found === 'gone') dispatch(sayGone(resource, `“${nameOf(record)}”`));
    else if (found) open({ what: 'step', ...found, act: (action) => void run(action, found.record) });
  };
  const remove = async (records: readonly ServerRecord[]) => {
    const [first] = records;
    if (!first) return;
    const what =
      records.length === 1
        ? `${noun}“${fullNameOf(first)}”`
        : `选中的 ${countOf(resource, records.length)}（${namesText(records.map(nameOf))}）`;
    if (!(await confirm({ text: `是否确认删除${what}？删除后无法恢复。`, danger: true }))) return;
    const removal = await dispatch(removeRecords(resource, records));
    // The end of the session stopped it.
    if (!removal) return;
    const { refused, isUnknown } = removal;
    onRefused(refused);
    order.forget(records.filter((record) => !refused.includes(record)));
    if (isUnknown) toast.warning('网络中断，删除结果未知，列表已刷新，请核对');
    else if (refused.length === 0) toast.success('删除成功');
    else if (records.length > 1) {
      toast.warning(`已删除 ${records.length - refused.length} ${measure}，${refused.length} ${measure}未能删除`);
    }
  };
  /** Does one thing after its question; resolves with whether it is done. */
  const perform = async <Subject, Asked>(
    { question, danger = false, done }: Pick<AnyAction<string, Subject, Asked>, 'question' | 'danger' | 'done'>,
    asked: Asked,
    subject: Subject,
    act: () => Promise<boolean>,
  ) => {
    if (question && !(await confirm({ text: question(asked, subject), danger }))) return false;
    const isDone = await act();
    if (isDone && done !== undefined) toast.success(done);
    return isDone;
  };
  /** The list is fetched again, because it may show what is no longer so. */
  const tellRefused = (reason: string) => {
    toast.warning(reason);
    dispatch(recordsChanged([keyOf(resource)]));
  };
  /** Makes the move of a record; it is told why not. */
  const move = async (action: ResourceAction, record: ServerRecord) => {
    const deed = { resource, action, asked: {}, scope, shown };
    const judged = await dispatch(judgeRecords(deed, [record]));
    const refusal = judged[0]?.refusal ?? '';
    const { failures } = refusal === '' ? await dispatch(actOnRecords(deed, judged)) : { failures: [] };
    const reason = refusal || failures[0]?.reason;
    if (reason !== undefined) tellRefused(reason);
    return reason === undefined;
  };
  /** Opens the dialog of an action; without fields its check is made beforehand. */
  const askFor = async (
    action: ResourceAction | SelectionAction,
    rows: readonly ServerRecord[],
    areChosen: boolean,
    texts: readonly string[],
  ) => {
    const deed = { resource, action, asked: {}, scope, shown };
    const judged = action.ask ? [] : await dispatch(judgeRecords(deed, rows));
    if (!areChosen && judged[0]?.refusal === TAKEN) return tellRefused(TAKEN);
    open({ what: 'ask', action, rows, areChosen, texts, judged });
  };
  const run = async (action: ResourceAction, record: ServerRecord) => {
    const { label, ask = [], fill, each, thunk } = action;
    const name = fullNameOf(record);
    if (fill) return open({ what: 'fill', label, ask, fill });
    if (action.rows) return open({ what: 'rows', action });
    if (action.form) return edit(record, action.form);
    if (action.dialog) return open({ what: 'action', action, record });
    if (action.ask ?? action.check)
      return askFor(action, [record], false, action.question ? [action.question(name, record)] : []);
    await perform(action, name, record, async () => {
      if (thunk) await dispatch(thunk(record));
      const call = each?.(record, {}, scope);
      if (!call) return false;
      return isMove(resource, action, call)
        ? move(action, record)
        : (await dispatch(runAction(resource, call, record, action.changes))) === 'done';
    });
  };
  const runOnAll = async (action: SelectionAction, chosen: readonly ServerRecord[]) => {
    const { each, call, thunk, when = (record: ServerRecord) => !resource.isLocked?.(record) } = action;
    const rows = chosen.filter(when);
    const skipped = chosen.length - rows.length;
    if (rows.length === 0) return toast.warning(`选中的${noun}都不能${action.label}`);
    if (each) {
      const question =
        action.question?.(rows.length, rows) ?? `${action.label}选中的 ${countOf(resource, rows.length)}？`;
      return askFor(action, rows, true, [
        question,
        ...(skipped > 0 ? [`另有 ${skipped} ${measure}不能${action.label}，将跳过`] : []),
      ]);
    }
    const isDone = await perform(action, rows.length, rows, async () => {
      if (thunk) await dispatch(thunk(rows));
      return (
        call !== undefined && (await dispatch(runAction(resource, call(rows, scope), {}, action.changes))) === 'done'
      );
    });
    if (isDone) onRefused([]);
  };
  const usual: Record<UsualAction, (record: ServerRecord) => unknown> = {
    detail: (record) => read(record),
    edit: (record) => edit(record),
    step: (record) => takeStep(record),
    addBelow: (record) => add({ [tree?.parent ?? '']: idOf(resource, record) }),
    remove: (record) => remove([record]),
  };

  const documentsAt = (place: DocumentOption['at']): ResourceAction[] =>
    documents
      .filter(({ at }) => at === place)
      .map((option) => ({
        ...option,
        key: `document-${option.key}`,
        thunk: (record) => saveDocument(resource, option, { record, query: shown }),
      }));

  const possible = rowActionsFor({ ...resource, rowActions: [...rowActions, ...documentsAt('row')] }, abilities);
  const runAtRow = ({ what }: PossibleAction, record: ServerRecord) =>
    void (typeof what === 'string' ? usual[what](record) : run(what, record));
  const detail = possible.find(({ key }) => key === 'detail');

  return {
    ...abilities,
    ...useToggle(resource, shown, reload),
    order,
    nameOf,
    rowActions: possible,
    /** Above the table, of the description. */
    tools: [...tools, ...documentsAt('list')].filter(abilities.mayRun),
    runAtRow,
    add,
    /** Opens what is known of a record, by its name; undefined where there is nothing to open. */
    read: resource.person ? read : detail && ((record: ServerRecord) => runAtRow(detail, record)),
    edit: (record: ServerRecord) => void edit(record),
    remove: (records: readonly ServerRecord[]) => void remove(records),
    run: (action: ResourceAction) => void run(action, {}),
    runOnAll: (action: SelectionAction, records: readonly ServerRecord[]) => void runOnAll(action, records),
    dialog,
  };
}
