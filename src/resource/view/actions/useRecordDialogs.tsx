import { type ComponentProps, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { readInput } from '@/features/keptInput/useKeptInput';
import { isRecord } from '@/lib/isRecord';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import type { ServerFailure } from '@/state/server/serverApi';
import { selectUser } from '@/state/user/userSlice';
import { SendFailureContext } from '@/ui/dialog/SendFailure';
import type { Field } from '../../model/Field';
import type { Fill } from '../../model/fill';
import type { ListParams } from '../../model/listQuery';
import { runAction, sayGone } from '../../data/recordThunks';
import { RecordDialog } from '../form/RecordDialog';
import { keptRowsInput, RowsDialog, type RowsStart } from '../form/RowsDialog';
import { type FormStart, keptInputName } from '../form/useRecordForm';
import { type ActionCall, nameOf, offers, type Resource, type ResourceAction } from '../../model/Resource';
import { UnreadDialog } from '../form/UnreadDialog';
import { PersonDrawer } from '../PersonDrawer';
import { RecordDetailDialog } from '../RecordDetailDialog';
import { ActionDialog } from './ActionDialog';
import { FillDialog } from './FillDialog';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { rowActionsFor, type useAbilities } from './rowActionsFor';

const StepDialog = lazyWithRetry(() => import('../steps/StepDialog'));

/** The dialog on the screen. */
type Open =
  | { what: 'form'; resource: Resource; start: FormStart }
  | { what: 'unread'; resource: Resource; record: ServerRecord; failure: ServerFailure; onRetry: () => void }
  | { what: 'detail'; record: ServerRecord; onEdit: (() => void) | undefined }
  | { what: 'action'; action: ResourceAction; record: ServerRecord }
  | ({ what: 'ask' } & Pick<ComponentProps<typeof ActionDialog>, 'action' | 'rows' | 'areChosen' | 'texts' | 'judged'>)
  | { what: 'step'; record: ServerRecord; entries: readonly ServerRecord[]; act: (action: ResourceAction) => void }
  | { what: 'fill'; label: string; fill: Fill; ask: readonly Field[] }
  | { what: 'rows'; action: ResourceAction; start?: RowsStart };

/** What was typed into a form of this list before a reload or the end of the session, while its button is there. */
function restoredForm({ resource, scope, abilities }: Options, user: string): Open | undefined {
  const isThere = (key: string, base: ServerRecord) =>
    rowActionsFor(resource, abilities).some((action) => action.key === key && action.when(base));
  const forms = [
    { key: 'edit', form: resource },
    ...(resource.rowActions ?? []).flatMap(({ key, form }) => (form ? [{ key, form }] : [])),
  ];
  for (const { key, form } of forms) {
    const kept = readInput(keptInputName(form, scope), user);
    if (!kept || !isRecord(kept['values'])) continue;
    const { base, rows } = kept;
    if (base !== undefined && !isRecord(base)) continue;
    if (!(base ? isThere(key, base) : abilities.can('add'))) continue;
    return {
      what: 'form',
      resource: form,
      start: {
        base,
        typed: kept['values'],
        isUnknown: kept['isUnknown'] === true,
        rows: isRecord(rows) ? rows : undefined,
      },
    };
  }
  for (const action of (resource.tools ?? []).filter(abilities.mayRun)) {
    const start = action.rows && keptRowsInput(resource, action, scope, user);
    if (start) return { what: 'rows', action, start };
  }
  return undefined;
}

interface Options {
  resource: Resource;
  scope: ServerRecord;
  abilities: ReturnType<typeof useAbilities>;
  shown: ListParams;
  /** Called with the chosen rows for which an action is not done. */
  onLeft: (rows: readonly ServerRecord[]) => void;
  /** Called with what was saved, and the record as the form was opened with it. */
  onSaved?: ((values: ServerRecord, base: ServerRecord | undefined) => void) | undefined;
}

/** The dialogs of a resource, of which one is open at a time; a form that was left behind is open from the start. */
export function useRecordDialogs(options: Options) {
  const { resource, scope, shown, abilities, onLeft, onSaved } = options;
  const dispatch = useAppDispatch();
  const { id: user } = useAppSelector(selectUser);
  const [open, setOpen] = useState(() => restoredForm(options, user));
  /** Why the last call of an action's dialog failed. */
  const [refusal, setRefusal] = useState<string>();
  const show = (next: Open | undefined) => {
    setRefusal(undefined);
    setOpen(next);
  };
  const close = () => show(undefined);

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
              onSaved?.(values, open.start.base);
            }}
          />
        );
      case 'unread': {
        const { what: _what, ...unread } = open;
        return <UnreadDialog {...unread} onClose={close} />;
      }
      case 'detail':
        return resource.person ? (
          <PersonDrawer
            resource={resource}
            record={open.record}
            shown={shown}
            // Records that are only listed have no call of their own.
            canRead={offers(resource, 'edit') && abilities.mayRun({ permission: 'query' })}
            onEdit={open.onEdit}
            onClose={close}
          />
        ) : (
          <RecordDetailDialog resource={resource} record={open.record} onClose={close} />
        );
      case 'action': {
        const { action, record } = open;
        const Dialog = action.dialog;
        const send = async (call: ActionCall) => {
          setRefusal(undefined);
          return (await dispatch(runAction(resource, call, record, action.changes, setRefusal))) === 'done';
        };
        const leave = () => {
          close();
          dispatch(sayGone(resource, `“${nameOf(resource, record)}”`));
        };
        return (
          Dialog && (
            <SendFailureContext value={refusal}>
              <Dialog record={record} onClose={close} run={send} onGone={leave} />
            </SendFailureContext>
          )
        );
      }
      case 'ask': {
        const { what: _what, ...asked } = open;
        return (
          <ActionDialog
            {...asked}
            resource={resource}
            scope={scope}
            shown={shown}
            onClose={close}
            onLeft={asked.areChosen ? onLeft : () => undefined}
          />
        );
      }
      case 'step': {
        const { record, entries, act } = open;
        const { steps } = resource;
        const leaveFor = (action: ResourceAction) => {
          close();
          act(action);
        };
        return (
          steps && (
            <StepDialog
              resource={resource}
              steps={steps}
              record={record}
              entries={entries}
              shown={shown}
              onClose={close}
              onAct={leaveFor}
            />
          )
        );
      }
      case 'fill': {
        const { what: _what, ...asked } = open;
        return <FillDialog resource={resource} scope={scope} shown={shown} onClose={close} {...asked} />;
      }
      case 'rows':
        return (
          <RowsDialog
            resource={resource}
            action={open.action}
            start={open.start}
            scope={scope}
            shown={shown}
            onClose={() => flushSync(close)}
          />
        );
      default:
        return null;
    }
  };
  return { open: show, close, dialog: dialog() };
}
