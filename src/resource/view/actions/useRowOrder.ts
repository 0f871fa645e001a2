import { useState, useSyncExternalStore } from 'react';
import { createObservable } from '@/lib/createObservable';
import { resultOr } from '@/lib/http/errors';
import { sameValue } from '@/lib/record/edits';
import { type ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { useConfirm } from '@/ui/dialog/confirmations';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import { useToast } from '@/ui/toast/useToast';
import type { Field } from '../../model/Field';
import { placeProblem, planOrder, readRows, saveOrder, type TypedPlace } from '../../data/rowOrder';
import { saved } from '../../model/Field';
import { changesOf, nameOf, namesText, type Resource, rowKeyOf } from '../../model/Resource';

/**
 * The places of rows, typed in the table and saved together (§19.12). Before they are lost, the user is asked; further
 * filters lose nothing.
 *
 * @param canEdit whether the user may change records
 */
export function useRowOrder(resource: Resource, canEdit: boolean) {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const toast = useToast();
  const field = canEdit ? resource.fields.find(({ name }) => name === resource.ordered) : undefined;
  // By the keys of the rows; no state, because a table would be rendered with each key.
  const [typed] = useState(() => createObservable<ReadonlyMap<string, TypedPlace>>(new Map()));
  const count = useSyncExternalStore(typed.subscribe, () => typed.get().size);
  const [busy, setBusy] = useState(false);
  const drop = () => typed.set(new Map());
  const { isAsking } = useLeaveConfirm(count > 0, { isKept: false, isOfPage: true, onLeave: drop });
  const keyOf = (record: ServerRecord) => rowKeyOf(resource, record);

  const change = (record: ServerRecord, text: string) => {
    if (!field) return;
    const next = new Map(typed.get());
    const { row = record } = next.get(keyOf(record)) ?? {};
    if (sameValue(saved(field, text), row[field.name])) next.delete(keyOf(record));
    else next.set(keyOf(record), { row, text });
    typed.set(next);
  };
  const send = async (of: Field) => {
    const places = [...typed.get().values()];
    const wrong = places.find(({ text }) => placeProblem(of, text));
    if (wrong) return toast.warning(`“${nameOf(resource, wrong.row)}”：${placeProblem(of, wrong.text)}`);
    const rows = await resultOr(dispatch(readRows(resource)), undefined);
    if (!rows) return;
    const { moves, gone, foreign } = planOrder(resource, of, places, rows);
    const text = `${of.label}已被他人修改：${namesText(foreign)}。是否按您的顺序覆盖？`;
    if (foreign.length > 0 && !(await confirm({ text, okText: '覆盖', danger: true }))) return;
    const left = moves.length > 0 ? await dispatch(saveOrder(resource, of, moves)) : [];
    const keys = new Set(left.map(({ record }) => keyOf(record)));
    typed.set(new Map([...typed.get()].filter(([key]) => keys.has(key))));
    dispatch(recordsChanged(changesOf(resource, {})));
    if (gone.length > 0) toast.warning(`已被他人删除：${namesText(gone)}`);
    if (left.length === 0 && places.length > gone.length) toast.success('排序已保存');
    if (left.length > 0 && left.length < moves.length)
      toast.warning(`${left.length} 个${resource.noun}的排序未保存，修改仍保留`);
  };
  return {
    /** The field that is typed in the table; undefined where none is. */
    field,
    /** How many rows were changed. */
    count,
    /** Whether they are being saved. */
    busy,
    subscribe: typed.subscribe,
    typedOf: (record: ServerRecord) => typed.get().get(keyOf(record))?.text,
    change,
    drop,
    /** Drops the places of rows that the user has deleted or moved otherwise. */
    forget: (records: readonly ServerRecord[]) => {
      const keys = new Set(records.map(keyOf));
      typed.set(new Map([...typed.get()].filter(([key]) => !keys.has(key))));
    },
    save: async () => {
      if (!field || busy || isAsking()) return;
      setBusy(true);
      await send(field).finally(() => setBusy(false));
    },
  };
}
