import type { FormInstance } from 'antd';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAccess } from '@/features/access/useAccess';
import { describeError, type ToldFailure, toldFailure } from '@/lib/http/errorMessages';
import { isLeft, RequestError } from '@/lib/http/errors';
import { inTurns } from '@/lib/http/turns';
import { permissionFor } from '@/lib/permission';
import { isEmpty, type ServerRecord } from '@/lib/record/ServerRecord';
import { logError } from '@/state/errorLog/logError';
import { useAppDispatch } from '@/state/hooks';
import { withoutFound } from '../../data/planRows';
import { readRows, saveRows } from '../../data/saveRows';
import { isAllKept, type KeptRows, keptRows, readKeptRows, restoredRows } from '../../model/keptRows';
import {
  allRows,
  keyOfNew,
  newRow,
  type RowEdit,
  type RowList,
  rowListOf,
  rowName,
  rowOf,
  withEdit,
} from '../../model/rowEdits';
import type { Rows, RowsHandle, RowsSeen } from '../../model/rows';
import { useRead } from './useWarnings';

/** A list in the form. */
export interface RowsState {
  /** As they were read last; undefined: not yet, or that failed. */
  rows: readonly ServerRecord[] | undefined;
  /** How often they were read: then what the controls show begins anew. */
  readings: number;
  edits: readonly RowEdit[];
  /** Edits of an earlier visit, until the rows are there. */
  kept: KeptRows;
  /** How often the user has changed it. */
  touched: number;
  failure: ToldFailure | undefined;
  /** What is said of the list as a whole. */
  told: string;
}

export interface RowListsOptions {
  rows: readonly Rows[];
  /** The record to which they belong, as it was read. */
  parent: ServerRecord;
  /** The same as it would be saved now. */
  values: ServerRecord;
  /** What was kept of an earlier visit. */
  kept: ServerRecord | undefined;
  onSeen: (seen: RowsSeen) => void;
}

/** The rows as they would be saved. */
const asSaved = (list: RowList, { rows = [], edits }: RowsState): ServerRecord[] =>
  allRows(list, rows, edits)
    .filter(({ edit }) => !edit?.isRemoved)
    .map(({ row = {}, edit }) => (edit ? rowOf(list, edit) : row));

function seenOf(all: readonly (readonly [RowList, RowsState])[]): RowsSeen {
  const kept = all
    .map(([list, state]) => [list.key, state.rows ? keptRows(list, state.edits) : state.kept] as const)
    .filter(([, edits]) => edits.length > 0);
  return {
    rows: new Map(all.flatMap(([list, state]) => (state.rows ? [[list.key, asSaved(list, state)] as const] : []))),
    touched: new Map(all.map(([list, { touched }]) => [list.key, touched])),
    isEdited: all.some(([, { edits, kept: waiting }]) => edits.length + waiting.length > 0),
    kept: kept.length > 0 ? Object.fromEntries(kept) : undefined,
    isAll: all.every(([list, { edits }]) => isAllKept(list, edits)),
  };
}

const isStaying = ({ isRemoved }: RowEdit) => !isRemoved;

/** The lists of rows in a form: how they are read, what is typed in them, and how that is saved. */
export function useRowLists({ rows, parent, values, kept, onSeen }: RowListsOptions) {
  const dispatch = useAppDispatch();
  const read = useRead();
  const { hasAnyPermission } = useAccess();
  const listsFor = useCallback(
    (of: ServerRecord) =>
      rows
        .filter((one) => hasAnyPermission(permissionFor(one.of, 'list')))
        .map((one) => rowListOf(one, of, hasAnyPermission))
        // Without the id of the record, the server would send the rows of all.
        .filter(({ query }) => !Object.values(query).some(isEmpty)),
    [rows, hasAnyPermission],
  );
  const lists = useMemo(() => listsFor(parent), [listsFor, parent]);
  const [states, setStates] = useState<ReadonlyMap<string, RowsState>>(() => {
    const begun = { rows: undefined, readings: 0, edits: [], touched: 0, failure: undefined, told: '' };
    return new Map(lists.map(({ key }) => [key, { ...begun, kept: readKeptRows(kept?.[key]) }]));
  });
  /** The parent as the rules of rows see it: no row is drawn again with each key that is typed above. */
  const [judged, setJudged] = useState(parent);
  const forms = useRef(new Map<string, FormInstance>());

  const change = useCallback(
    ({ key }: RowList, next: (before: RowsState) => Partial<RowsState>) =>
      setStates((all) => {
        const before = all.get(key);
        return before ? new Map(all).set(key, { ...before, ...next(before) }) : all;
      }),
    [],
  );
  const entries = lists.flatMap((list) => {
    const state = states.get(list.key);
    return state ? [[list, state] as const] : [];
  });
  const load = async (list: RowList) => {
    change(list, () => ({ failure: undefined }));
    try {
      const now = await dispatch(readRows(list));
      change(list, ({ edits, kept: waiting, readings }) => ({
        rows: now,
        readings: readings + 1,
        edits: withoutFound(list, [...edits, ...restoredRows(list, waiting, now)], now),
        kept: [],
      }));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (isLeft(error)) dispatch(logError(error));
      change(list, () => ({ rows: undefined, failure: toldFailure(error) }));
    }
  };
  const begin = useEffectEvent(() => lists.forEach((list) => void load(list)));
  useEffect(() => begin(), []);
  const tell = useEffectEvent(() => onSeen(seenOf(entries)));
  useEffect(() => tell(), [states]);

  const edit = useCallback(
    (list: RowList, one: RowEdit) =>
      change(list, ({ edits, touched }) => ({ edits: withEdit(list, edits, one), touched: touched + 1, told: '' })),
    [change],
  );
  const add = (list: RowList, { edits }: RowsState) => {
    const one = newRow(list, keyOfNew(edits));
    // Its controls have to be there before one of them can get the focus.
    flushSync(() => edit(list, one));
    const [first] = Object.keys(one.inputs);
    if (first !== undefined) forms.current.get(`${list.key} ${one.key}`)?.focusField([first]);
  };
  const fill = async (list: RowList) => {
    change(list, () => ({ told: '' }));
    try {
      const made = (await list.rows.prefill?.(values, read)) ?? [];
      for (const one of made) change(list, ({ edits }) => ({ edits: [...edits, newRow(list, keyOfNew(edits), one)] }));
      change(list, ({ touched }) => ({ touched: touched + 1, told: made.length === 0 ? '没有可填入的内容' : '' }));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      change(list, () => ({ told: `未能填入：${describeError(error) ?? ''}` }));
    }
  };
  const handle: RowsHandle = {
    async check(now) {
      flushSync(() => setJudged(now));
      const all = entries.flatMap(([list, { edits }]) =>
        edits.filter(isStaying).flatMap(({ key }) => forms.current.get(`${list.key} ${key}`) ?? []),
      );
      const steps = all.map((form) => async () => {
        const isRight = await form.validateFields().then(
          () => true,
          () => false,
        );
        return isRight ? undefined : form;
      });
      for await (const wrong of inTurns(steps)) {
        const [first] = wrong?.getFieldsError().filter(({ errors }) => errors.length > 0) ?? [];
        if (first) return () => wrong?.focusField(first.name);
      }
      return undefined;
    },
    async warnings(now, reading) {
      const texts: string[] = [];
      for (const [list, state] of entries) {
        for (const [place, one] of state.edits.filter(isStaying).entries()) {
          const found = (await list.of.warn?.(rowOf(list, one), reading, now)) ?? [];
          texts.push(...found.map((text) => `${rowName(list, one, place)}：${text}`));
        }
        if (state.edits.length > 0) texts.push(...(list.rows.warn?.(asSaved(list, state), now) ?? []));
      }
      return texts;
    },
    async send(saved) {
      const left: RowList[] = [];
      for (const list of listsFor(saved)) {
        const { rows: known, edits = [], kept: waiting = [] } = states.get(list.key) ?? {};
        if (!known) {
          if (edits.length + waiting.length > 0) left.push(list);
          continue;
        }
        // What gets no answer before a reload is not sent again blindly.
        const note = ({ key, base }: RowEdit) =>
          !base &&
          change(list, (now) => ({
            edits: now.edits.map((one) => (one.key === key ? { ...one, isUnknown: true } : one)),
          }));
        try {
          const rest = await dispatch(saveRows(list, edits, known, note));
          change(list, () => ({ edits: rest, told: '' }));
          if (rest.length > 0) left.push(list);
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
          change(list, () => ({ told: `未能核对，没有发送：${describeError(error) ?? ''}` }));
          left.push(list);
        }
      }
      if (left.length > 0) for (const list of listsFor(saved)) await load(list);
      return left.length === 0;
    },
  };
  const join = useCallback((key: string, form: FormInstance) => {
    forms.current.set(key, form);
    return () => void (forms.current.get(key) === form && forms.current.delete(key));
  }, []);
  return { entries, judged, handle, load, edit, add, fill, join };
}
