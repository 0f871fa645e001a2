import {
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { FormInstance } from 'antd';
import { useAccess } from '@/features/access/useAccess';
import { describeError, type ToldFailure, toldFailure } from '@/lib/http/errorMessages';
import { isLeft, RequestError } from '@/lib/http/errors';
import { inTurns } from '@/lib/http/turns';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { logError } from '@/state/errorLog/logError';
import { useAppDispatch } from '@/state/hooks';
import { withoutFound } from '../../data/planRows';
import { readAll } from '../../data/readAll';
import { saveRows } from '../../data/saveRows';
import { isAllKept, type KeptRows, keptRows, readKeptRows, restoredRows } from '../../model/keptRows';
import { permissionFor } from '../../model/Resource';
import { allRows, newRow, type RowEdit, type RowList, rowListOf, rowName, rowOf, withEdit } from '../../model/rowEdits';
import type { Rows, RowsHandle, RowsSeen } from '../../model/rows';
import { RowsTable } from './RowsTable';
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
  touched: number;
  failure: ToldFailure | undefined;
  /** What is said of the list as a whole. */
  told: string;
}

interface Props {
  rows: readonly Rows[];
  /** The record to which they belong, as it was read. */
  parent: ServerRecord;
  /** The same as it would be saved now. */
  values: ServerRecord;
  /** What was kept of an earlier visit. */
  kept: ServerRecord | undefined;
  disabled: boolean;
  onSeen: (seen: RowsSeen) => void;
  ref: Ref<RowsHandle>;
}

/** Edits as they would be saved, and rows that nobody changed. */
const asSaved = (list: RowList, { rows = [], edits }: RowsState): ServerRecord[] =>
  allRows(list, rows, edits)
    .filter(({ edit }) => !edit?.isRemoved)
    .map(({ row = {}, edit }) => (edit ? rowOf(list, edit) : row));

function seenOf(lists: readonly RowList[], stateOf: (list: RowList) => RowsState): RowsSeen {
  const all = lists.map((list) => ({ list, state: stateOf(list) }));
  const kept = all
    .map(({ list, state }) => [list.key, state.rows ? keptRows(list, state.edits) : state.kept] as const)
    .filter(([, edits]) => edits.length > 0);
  return {
    rows: new Map(all.flatMap(({ list, state }) => (state.rows ? [[list.key, asSaved(list, state)] as const] : []))),
    touched: new Map(all.map(({ list, state }) => [list.key, state.touched])),
    isEdited: all.some(({ state }) => state.edits.length + state.kept.length > 0),
    kept: kept.length > 0 ? Object.fromEntries(kept) : undefined,
    isAll: all.every(({ list, state }) => isAllKept(list, state.edits)),
  };
}

/** The rows that belong to a record, below the fields of its form. */
export default function RowsPart({ rows, parent, values, kept, disabled, onSeen, ref }: Props) {
  const dispatch = useAppDispatch();
  const read = useRead();
  const { hasAnyPermission } = useAccess();
  const listsFor = useCallback(
    (of: ServerRecord) =>
      rows
        .filter((one) => hasAnyPermission(permissionFor(one.of, 'list')))
        .map((one) => rowListOf(one, of, hasAnyPermission)),
    [rows, hasAnyPermission],
  );
  const lists = useMemo(() => listsFor(parent), [listsFor, parent]);
  const [states, setStates] = useState<ReadonlyMap<string, RowsState>>(new Map());
  /** The parent as the rules of the rows see it: a table is not drawn again with each key that is typed above. */
  const [judged, setJudged] = useState(parent);
  const forms = useRef(new Map<string, FormInstance>());
  const [start] = useState(kept);
  const stateOf = (list: RowList, all = states): RowsState =>
    all.get(list.key) ?? {
      rows: undefined,
      readings: 0,
      edits: [],
      kept: readKeptRows(start?.[list.key]),
      touched: 0,
      failure: undefined,
      told: '',
    };
  const change = (list: RowList, next: (before: RowsState) => Partial<RowsState>) =>
    setStates((all) => {
      const before = stateOf(list, all);
      return new Map(all).set(list.key, { ...before, ...next(before) });
    });

  const load = async (list: RowList) => {
    change(list, () => ({ failure: undefined }));
    try {
      const now = await dispatch(readAll(list.rows.of, list.query));
      change(list, ({ edits, kept: restored, readings }) => ({
        rows: now,
        readings: readings + 1,
        edits: withoutFound(list, [...edits, ...restoredRows(list, restored, now)], now),
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
  const tell = useEffectEvent(() => onSeen(seenOf(lists, stateOf)));
  useEffect(() => {
    if (states.size > 0) tell();
  }, [states]);

  const edit = useCallback((list: RowList, one: RowEdit) => {
    setStates((all) => {
      const before = all.get(list.key);
      if (!before) return all;
      const edits = withEdit(list, before.edits, one);
      return new Map(all).set(list.key, { ...before, edits, touched: before.touched + 1, told: '' });
    });
  }, []);
  const drop = useCallback((list: RowList, one: RowEdit) => {
    setStates((all) => {
      const before = all.get(list.key);
      if (!before) return all;
      const edits = before.edits.filter(({ key }) => key !== one.key);
      // The controls of the row begin anew.
      const { readings, touched } = before;
      return new Map(all).set(list.key, { ...before, edits, readings: readings + 1, touched: touched + 1 });
    });
  }, []);
  const join = useCallback((key: string, form: FormInstance) => {
    forms.current.set(key, form);
    return () => {
      if (forms.current.get(key) === form) forms.current.delete(key);
    };
  }, []);
  const keyOfNew = ({ edits }: RowsState) => {
    const numbers = edits.filter(({ base }) => !base).map(({ key }) => Number(key.slice(1)));
    return (place: number) => `+${Math.max(0, ...numbers) + place + 1}`;
  };
  const add = (list: RowList) => {
    const one = newRow(list, keyOfNew(stateOf(list))(0));
    // Its controls have to be there before one of them can get the focus.
    flushSync(() => edit(list, one));
    const [first] = Object.keys(one.inputs);
    if (first !== undefined) forms.current.get(`${list.key} ${one.key}`)?.focusField([first]);
  };
  const fill = async (list: RowList) => {
    const { prefill } = list.rows;
    change(list, () => ({ told: '' }));
    try {
      const made = (await prefill?.(values, read)) ?? [];
      change(list, (before) => ({
        edits: [...before.edits, ...made.map((one, place) => newRow(list, keyOfNew(before)(place), one))],
        touched: before.touched + 1,
        told: made.length === 0 ? '没有可填入的内容' : '',
      }));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      change(list, () => ({ told: `未能填入：${describeError(error) ?? ''}` }));
    }
  };

  const changed = (list: RowList) => stateOf(list).edits.filter(({ isRemoved }) => !isRemoved);
  useImperativeHandle(ref, () => ({
    async check(now) {
      flushSync(() => setJudged(now));
      const all = lists.flatMap((list) =>
        changed(list).flatMap(({ key }) => forms.current.get(`${list.key} ${key}`) ?? []),
      );
      const show = (form: FormInstance) => {
        const [first] = form.getFieldsError().filter(({ errors }) => errors.length > 0);
        if (first) form.focusField(first.name);
      };
      const steps = all.map(
        (form) => () =>
          form.validateFields().then(
            () => undefined,
            () => form,
          ),
      );
      for await (const wrong of inTurns(steps)) if (wrong) return () => show(wrong);
      return undefined;
    },
    async warnings(now, reading) {
      const texts: string[] = [];
      for (const list of lists)
        for (const [place, one] of changed(list).entries()) {
          const found = (await list.of.warn?.(rowOf(list, one), reading, now)) ?? [];
          texts.push(...found.map((text) => `${rowName(list, one, place)}：${text}`));
        }
      return texts;
    },
    async send(saved) {
      const left: RowList[] = [];
      for (const list of listsFor(saved)) {
        const { rows: known, edits, kept: waiting } = stateOf(list);
        if (!known) {
          if (edits.length + waiting.length > 0) left.push(list);
          continue;
        }
        // What is sent and gets no answer before a reload is not sent again blindly.
        const mark = (one: RowEdit) => (one.base ? one : { ...one, isUnknown: true });
        change(list, () => ({ edits: edits.map(mark), told: '' }));
        try {
          const rest = await dispatch(saveRows(list, edits, known));
          change(list, () => ({ edits: rest }));
          if (rest.length > 0) left.push(list);
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
          change(list, () => ({ edits, told: `未能核对，没有发送：${describeError(error) ?? ''}` }));
          left.push(list);
        }
      }
      if (left.length > 0) for (const list of listsFor(saved)) await load(list);
      return left.length === 0;
    },
  }));

  return lists.map((list) => (
    <RowsTable
      key={list.key}
      list={list}
      state={stateOf(list)}
      judged={judged}
      disabled={disabled}
      onEdit={edit}
      join={join}
      onAdd={() => add(list)}
      onFill={() => void fill(list)}
      onReload={() => void load(list)}
      onDecide={(isToSend) =>
        change(list, ({ edits, touched }) => ({
          touched: touched + 1,
          edits: isToSend
            ? edits.map((one) => ({ ...one, isUnknown: false }))
            : edits.filter(({ isUnknown }) => !isUnknown),
        }))
      }
      onDrop={drop}
    />
  ));
}
