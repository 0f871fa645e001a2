import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DictEntry } from '@/lib/dict/DictEntry';
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

const none: Readonly<Record<string, Dict>> = {};
const noEntries: readonly DictEntry[] = [];

/** The dictionaries of one initialisation have all been answered (spec.md section 4, "ready event"). */
export const dictsReady = createAction<{ types: string[] }>('dict/allReady');

export const dictSlice = createSlice({
  name: 'dict',
  initialState: none,
  reducers: {
    dictRequested: (state, { payload }: PayloadAction<Answered>) => {
      const entries = state[payload.type]?.entries ?? noEntries;
      return { ...state, [payload.type]: { status: 'loading', entries, requestId: payload.requestId } };
    },
    // Entries are replaced as a whole and may be many: a plain copy spares drafting each of them.
    dictReceived: (state, { payload }: PayloadAction<Answered & { entries: readonly DictEntry[] }>) => {
      if (state[payload.type]?.requestId !== payload.requestId) return state;
      const { type, ...answer } = payload;
      return { ...state, [type]: { ...answer, status: 'ready' } };
    },
    dictFailed: (state, { payload }: PayloadAction<Answered>) => {
      const dict = state[payload.type];
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

/** Entries of a type; empty while there are none. */
export const entriesOf = (dicts: Readonly<Record<string, Dict>>, type: string): readonly DictEntry[] =>
  dicts[type]?.entries ?? noEntries;

export const { dictRequested, dictReceived, dictFailed } = dictSlice.actions;
export const { selectDicts } = dictSlice.selectors;
