import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../sessionEnded';

/** One entry of the error log (§3.11). */
export interface ErrorLogEntry {
  id: string;
  err: { message: string; stack: string };
  /** Path of the page that was open. */
  url: string;
  /** When it was logged, in milliseconds. */
  time: number;
}

/** The oldest entries are dropped, so that a repeating error cannot fill the memory. */
const MAX_ENTRIES = 200;

export const errorLogSlice = createSlice({
  name: 'errorLog',
  initialState: [] as ErrorLogEntry[],
  reducers: {
    errorLogged: {
      prepare: (entry: Omit<ErrorLogEntry, 'id' | 'time'>) => ({
        payload: { ...entry, id: nanoid(), time: Date.now() },
      }),
      reducer: (state, { payload }: PayloadAction<ErrorLogEntry>) => [payload, ...state].slice(0, MAX_ENTRIES),
    },
    errorLogCleared: () => [],
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => []),
  selectors: { selectErrorLog: (state) => state },
});

export const { errorLogged, errorLogCleared } = errorLogSlice.actions;
export const { selectErrorLog } = errorLogSlice.selectors;
