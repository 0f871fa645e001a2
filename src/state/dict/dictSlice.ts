import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DictEntry } from '@/lib/dict/dictEntries';
import { sessionEnded } from '../sessionEvents';

/** A dictionary that somebody has asked for; after a failure it keeps the entries it had. */
export interface Dict {
  status: 'loading' | 'ready' | 'failed';
  entries: readonly DictEntry[];
  /** The newest request; answers to older ones come too late. */
  requestId: string;
}

interface Answered {
  type: string;
  requestId: string;
}

type Dicts = Readonly<Record<string, Dict>>;

const none: Dicts = {};
const noEntries: readonly DictEntry[] = [];

/** The dictionary of a type. Types are named by the server: `constructor` is one that nobody has asked for yet. */
export const dictOf = (dicts: Dicts, type: string): Dict | undefined =>
  Object.hasOwn(dicts, type) ? dicts[type] : undefined;

/** Entries of a type; empty while there are none. */
export const entriesOf = (dicts: Dicts, type: string): readonly DictEntry[] =>
  dictOf(dicts, type)?.entries ?? noEntries;

/** The dictionaries of one initialisation have all been answered (specification, section 4, "ready event"). */
export const dictsReady = createAction<{ types: string[] }>('dict/allReady');

export const dictSlice = createSlice({
  name: 'dict',
  initialState: none,
  reducers: {
    dictRequested: (state, { payload }: PayloadAction<Answered>) => {
      const entries = entriesOf(state, payload.type);
      return { ...state, [payload.type]: { status: 'loading', entries, requestId: payload.requestId } };
    },
    // Entries are replaced as a whole and may be many: a plain copy spares drafting each of them.
    dictReceived: (state, { payload }: PayloadAction<Answered & { entries: readonly DictEntry[] }>) => {
      if (dictOf(state, payload.type)?.requestId !== payload.requestId) return state;
      const { type, ...answer } = payload;
      return { ...state, [type]: { ...answer, status: 'ready' } };
    },
    dictFailed: (state, { payload }: PayloadAction<Answered>) => {
      const dict = dictOf(state, payload.type);
      return dict?.requestId === payload.requestId
        ? { ...state, [payload.type]: { ...dict, status: 'failed' } }
        : state;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => none),
  selectors: {
    selectDicts: (state) => state,
  },
});

export const { dictRequested, dictReceived, dictFailed } = dictSlice.actions;
export const { selectDicts } = dictSlice.selectors;
