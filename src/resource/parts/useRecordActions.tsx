import { DeleteOutlined, EditOutlined, EyeOutlined, PlusOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { readInput } from '@/features/keptInput/keptInput';
import { isRecord } from '@/lib/isRecord';
import { RequestError } from '@/lib/http/errors';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { selectUser } from '@/state/user/userSlice';
import { useConfirm } from '@/ui/dialog/useConfirm';
import { useToast } from '@/ui/toast/toast';
import { changeField, idOf, readRecord, removeRecords, runAction } from '../api/changeRecords';
import type { ListParams } from '../api/recordEndpoints';
import { formNameOf, RecordDialog } from '../form/RecordDialog';
import type { FormStart } from '../form/useRecordForm';
import { type Ability, columnOf, type Field, keyOf, type Resource } from '../Resource';
import type { ActionCall, ResourceAction, SelectionAction } from '../ResourceAction';
import type { RowAction } from '../table/columns';
import { RecordDetail } from '../view/RecordDetail';
import { useAbilities } from './useAbilities';

/** The dialog on the screen. */
type Open =
  | { what: 'form'; resource: Resource; start: FormStart }
  | { what: 'detail'; record: ServerRecord }
  | { what: 'action'; action: ResourceAction; record: ServerRecord };

/** What was typed into the form of this list before a reload or the end of the session. */
function restoredForm(resource: Resource, scope: ServerRecord, user: string): Open | undefined {
  for (const form of [resource, ...(resource.rowActions ?? []).flatMap((action) => action.form ?? [])]) {
    const kept = readInput(formNameOf(form, scope), user);
    if (!kept || !isRecord(kept['values'])) continue;
    const base = isRecord(kept['base']) ? kept['base'] : undefined;
    return { what: 'form', resource: form, start: { base, typed: kept['values'] } };
  }
  return undefined;
}

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
  const { noun, nameField, rowActions = [] } = resource;
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const toast = useToast();
  const { can, mayRun } = useAbilities(resource);
  const { id: user } = useAppSelector(selectUser);
  const [open, setOpen] = useState(() => restoredForm(resource, scope, user));
  const close = () => setOpen(undefined);
  const nameOf = (record: ServerRecord) => textOf(valueAt(record, nameField)) || textOf(idOf(resource, record));

  /** Opens the form of a new record, of which some is given. */
  const add = (given: ServerRecord = {}) => setOpen({ what: 'form', resource, start: { base: undefined, given } });
  /** Opens the form with the record as the server has it now. */
  const edit = async (record: ServerRecord, form = resource) => {
    try {
      const base = await dispatch(readRecord(form, record, shown));
      if (base) {
        setOpen({ what: 'form', resource: form, start: { base } });
        return;
      }
      toast.warning(`“${nameOf(record)}”已被他人修改或删除，列表已刷新`);
      dispatch(recordsChanged([keyOf(resource)]));
    } catch (error) {
      // The HTTP client has told the user of a failed call.
      if (!(error instanceof RequestError)) throw error;
    }
  };
  const remove = async (records: readonly ServerRecord[]) => {
    const [first] = records;
    if (!first) return;
    const what = records.length === 1 ? `${noun}“${nameOf(first)}”` : `选中的 ${records.length} 条${noun}`;
    if (!(await confirm({ text: `是否确认删除${what}？`, danger: true }))) return;
    const refused = await dispatch(removeRecords(resource, records));
    // Leaving the session stopped it.
    if (!refused) return;
    onRefused(refused);
    if (refused.length === 0) toast.success('删除成功');
    else if (records.length > 1) {
      toast.warning(`已删除 ${records.length - refused.length} 条，${refused.length} 条未能删除`);
    }
  };
  const toggle = async (record: ServerRecord, field: Field, on: boolean) => {
    const rule = columnOf(field).toggle;
    if (!rule) return;
    const name = nameOf(record);
    if (!on && !(await confirm({ text: `是否确认停用${noun}“${name}”？`, danger: true }))) return;
    const value = on ? rule.on : rule.off;
    const isChanged = await dispatch(
      changeField(resource, record, [field.name, value], shown, rule.call?.(record, value)),
    );
    if (!isChanged) {
      toast.warning(`“${name}”的${field.label}未能更改，已恢复`);
      return;
    }
    await reload();
    toast.success(`${on ? '已启用' : '已停用'}“${name}”`, '', {
      label: '撤销',
      run: () => void undo(record, field, on ? rule.off : rule.on),
    });
  };
  const undo = async (record: ServerRecord, field: Field, value: string) => {
    const call = columnOf(field).toggle?.call?.(record, value);
    if (await dispatch(changeField(resource, record, [field.name, value], shown, call))) toast.success('已撤销');
  };
  const run = async (action: ResourceAction, record: ServerRecord) => {
    const { form, dialog, question, call, danger = false, done, changes } = action;
    if (form) {
      await edit(record, form);
      return;
    }
    if (dialog) {
      setOpen({ what: 'action', action, record });
      return;
    }
    if (question && !(await confirm({ text: question(nameOf(record)), danger }))) return;
    const isDone = call && (await dispatch(runAction(resource, call(record, scope), record, changes)));
    if (isDone && done !== undefined) toast.success(done);
  };
  const runOnAll = async (action: SelectionAction, records: readonly ServerRecord[]) => {
    const { question, call, danger = false, done, changes } = action;
    if (question && !(await confirm({ text: question(records.length), danger }))) return;
    if (!(await dispatch(runAction(resource, call(records, scope), {}, changes)))) return;
    onRefused([]);
    if (done !== undefined) toast.success(done);
  };
  const actionsOf = (record: ServerRecord): RowAction[] => {
    const isLocked = resource.isLocked?.(record) ?? false;
    const own = rowActions.filter((action) => mayRun(action) && (action.when?.(record) ?? !isLocked));
    const usual = (ability: Ability, action: RowAction) => (can(ability) && !isLocked ? [action] : []);
    return [
      ...(can('detail')
        ? [
            {
              key: 'detail',
              label: '详情',
              icon: <EyeOutlined aria-hidden />,
              run: () => setOpen({ what: 'detail', record }),
            },
          ]
        : []),
      ...usual('edit', {
        key: 'edit',
        label: '修改',
        icon: <EditOutlined aria-hidden />,
        run: () => void edit(record),
      }),
      ...(resource.tree && can('add')
        ? [
            {
              key: 'addBelow',
              label: '新增下级',
              icon: <PlusOutlined aria-hidden />,
              run: () => add({ [resource.tree?.parent ?? '']: idOf(resource, record) }),
            },
          ]
        : []),
      ...usual('remove', {
        key: 'remove',
        label: '删除',
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        run: () => void remove([record]),
      }),
      ...own.map((action) => ({
        key: action.key,
        label: action.label,
        icon: action.icon,
        danger: action.danger ?? false,
        run: () => void run(action, record),
      })),
    ];
  };

  const dialog = (): ReactNode => {
    switch (open?.what) {
      case 'form':
        return (
          <RecordDialog
            resource={open.resource}
            start={open.start}
            scope={scope}
            shown={shown}
            onClose={close}
            onSaved={(values) => {
              // Closes the dialog at once, because an open dialog with edits blocks navigations.
              flushSync(close);
              onSaved?.(values);
            }}
          />
        );
      case 'detail':
        return <RecordDetail resource={resource} record={open.record} onClose={close} />;
      case 'action': {
        const { action, record } = open;
        const Dialog = action.dialog;
        const send = (call: ActionCall) => dispatch(runAction(resource, call, record, action.changes));
        return Dialog && <Dialog record={record} onClose={close} run={send} />;
      }
      default:
        return null;
    }
  };
  const usualActions: readonly Ability[] = ['detail', 'edit', 'remove'];
  const actionCount = usualActions.filter(can).length + rowActions.filter(mayRun).length;
  return {
    can,
    mayRun,
    nameOf,
    actionsOf,
    /** How many actions a row has at most. */
    actionCount,
    add,
    edit: (record: ServerRecord) => void edit(record),
    remove: (records: readonly ServerRecord[]) => void remove(records),
    toggle,
    run: (action: ResourceAction) => void run(action, {}),
    runOnAll: (action: SelectionAction, records: readonly ServerRecord[]) => void runOnAll(action, records),
    dialog: dialog(),
  };
}
