import { useState } from 'react';
import * as v from 'valibot';
import { dropInput, keepInput, readInput } from '@/features/keptInput/useKeptInput';
import { createObservable } from '@/lib/createObservable';
import { resultOr } from '@/lib/http/errors';
import { sameValue } from '@/lib/record/edits';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { selectUser } from '@/state/user/userSlice';
import { useConfirm } from '@/ui/dialog/confirmations';
import { useToast } from '@/ui/toast/useToast';
import { placeProblem, type Places, placesSchema, planOrder, readRows, saveOrder } from '../api/rowOrder';
import { saved } from '../kinds/kindOf';
import { changesOf, keyOf, nameOf, namesText, type Resource, rowKeyOf } from '../Resource';

/**
 * The places of rows, typed in the table and saved together (§19.12). What is not saved is kept like the input of forms.
 *
 * @param canEdit whether the user may change records
 */
export function useRowOrder(resource: Resource, canEdit: boolean) {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const toast = useToast();
  const { id: user } = useAppSelector(selectUser);
  const form = `${keyOf(resource)} order`;
  const field = canEdit ? resource.fields.find(({ name }) => name === resource.ordered) : undefined;
  const [places] = useState(() =>
    createObservable<Places>(v.parse(v.fallback(placesSchema, {}), field ? readInput(form, user) : {})),
  );
  const [isRestored, setRestored] = useState(() => Object.keys(places.get()).length > 0);
  const [isKept, setKept] = useState(true);
  const [saving] = useState(() => createObservable(false));

  const set = (next: Places) => {
    places.set(next);
    if (Object.keys(next).length > 0) setKept(keepInput(form, user, next));
    else {
      dropInput(form, user);
      setRestored(false);
    }
  };
  const change = (record: ServerRecord, typed: string) => {
    if (!field) return;
    const key = rowKeyOf(resource, record);
    const { [key]: before, ...others } = places.get();
    const was = before ? before.was : textOf(record[field.name]);
    // During a save, typing the former place again is a change too.
    if ((before && saving.get()) || !sameValue(saved(field, typed), was))
      set({ ...others, [key]: { name: nameOf(resource, record), was, typed } });
    else if (before) set(others);
  };
  const keepOnly = (isLeft: (key: string) => boolean, all = places.get()): Places =>
    Object.fromEntries(Object.entries(all).filter(([key]) => isLeft(key)));
  const send = async () => {
    const all = places.get();
    for (const { name, typed } of Object.values(all)) {
      const problem = field && placeProblem(field, typed);
      if (problem) return void toast.warning(`“${name}”：${problem}`);
    }
    const rows = await resultOr(dispatch(readRows(resource)), undefined);
    if (!rows || !field) return;
    // What was dropped meanwhile is not saved.
    const left = () => keepOnly((key) => Object.hasOwn(places.get(), key), all);
    const plan = () => planOrder(resource, field, left(), rows);
    const { foreign } = plan();
    const text = `${field.label}已被他人修改：${namesText(foreign)}。是否按您的顺序覆盖？`;
    if (foreign.length > 0 && !(await confirm({ text, okText: '覆盖', danger: true }))) return;
    const { moves, settled, gone } = plan();
    if (moves.length + settled.length === 0) return;
    const done = [...settled, ...(moves.length > 0 ? await dispatch(saveOrder(resource, field, moves)) : [])];
    dispatch(recordsChanged(changesOf(resource, {})));
    // What was typed meanwhile stays, as a change of what has been saved.
    const now = Object.entries(places.get()).map(([key, place]) => {
      const sent = done.includes(key) ? all[key] : undefined;
      return [key, sent ? { ...place, was: textOf(saved(field, sent.typed)) } : place] as const;
    });
    set(Object.fromEntries(now.filter(([, { was, typed }]) => !sameValue(saved(field, typed), was))));
    const unsaved = moves.length + settled.length - done.length;
    if (gone.length > 0) toast.warning(`已被他人删除：${namesText(gone)}`);
    if (unsaved === 0 && done.length > gone.length) toast.success('排序已保存');
    if (unsaved > 0 && unsaved < moves.length) toast.warning(`${unsaved} 个${resource.noun}的排序未保存，修改仍保留`);
  };
  return {
    /** The field that is typed in the table; undefined where none is. */
    field,
    isRestored,
    /** Whether all of them outlive a reload. */
    isKept,
    saving,
    subscribe: places.subscribe,
    /** How many rows were changed. */
    count: () => Object.keys(places.get()).length,
    typedOf: (record: ServerRecord) => places.get()[rowKeyOf(resource, record)]?.typed,
    change,
    drop: () => set({}),
    /** Drops the places of rows that the user has deleted or moved otherwise. */
    forget: (records: readonly ServerRecord[]) => {
      const keys = records.map((record) => rowKeyOf(resource, record));
      set(keepOnly((key) => !keys.includes(key)));
    },
    save: async () => {
      if (saving.get()) return;
      saving.set(true);
      try {
        await send();
      } finally {
        saving.set(false);
      }
    },
  };
}

export type RowOrder = ReturnType<typeof useRowOrder>;
