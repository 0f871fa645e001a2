import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DictEntry } from '@/lib/dict/DictEntry';
import { ownValue } from '@/lib/ownValue';
import { sessionEnded } from '../sessionEnded';

/** A requested dictionary; it keeps its entries after an error. */
export interface Dict {
  status: 'loading' | 'ready' | 'failed';
  entries: readonly DictEntry[];
  /** The latest request; responses to older ones are ignored. */
  requestId: string;
}

interface Answered {
  type: string;
  requestId: string;
}

type Dicts = Readonly<Record<string, Dict>>;

const none: Dicts = {};
const noEntries: readonly DictEntry[] = [];

/** The dictionary of a type. Own properties only: the server names the types, and could send `constructor`. */
export const dictOf = (dicts: Dicts, type: string): Dict | undefined => ownValue(dicts, type);

/** Entries of a type; empty until they are loaded. */
export const entriesOf = (dicts: Dicts, type: string): readonly DictEntry[] =>
  dictOf(dicts, type)?.entries ?? noEntries;

/** All dictionaries of one initialisation are settled (§4.18). */
export const dictsReady = createAction<{ types: string[] }>('dict/allReady');

export const dictSlice = createSlice({
  name: 'dict',
  initialState: none,
  reducers: {
    dictRequested: (state, { payload }: PayloadAction<Answered>) => {
      const entries = entriesOf(state, payload.type);
      return { ...state, [payload.type]: { status: 'loading', entries, requestId: payload.requestId } };
    },
    // Returns a copy instead of changing Immer's draft, because entries may be many and are replaced as a whole.
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
