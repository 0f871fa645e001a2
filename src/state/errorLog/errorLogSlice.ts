import { createSlice, nanoid, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import { appConfig } from '@/config/appConfig';
import { sessionEnded } from '../sessionEvents';

/** One entry of the error log (§3.11). */
export interface ErrorLogEntry {
  id: string;
  err: { message: string; stack: string };
  /** Path of the page that was open. */
  url: string;
}

/** The oldest entries are dropped, so that a repeating error cannot fill the memory. */
const MAX_ENTRIES = 200;

export const errorLogSlice = createSlice({
  name: 'errorLog',
  initialState: [] as ErrorLogEntry[],
  reducers: {
    errorLogged: {
      prepare: (entry: Omit<ErrorLogEntry, 'id'>) => ({ payload: { ...entry, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<ErrorLogEntry>) => [payload, ...state].slice(0, MAX_ENTRIES),
    },
    errorLogCleared: () => [],
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => []),
  selectors: { selectErrorLog: (state) => state },
});

export const { errorLogged, errorLogCleared } = errorLogSlice.actions;
export const { selectErrorLog } = errorLogSlice.selectors;

/**
 * Adds an error to the log, where logging is on.
 *
 * @param url where the error happened; the address of the open page if left out
 */
export function logError(
  dispatch: Dispatch,
  { message, stack = '' }: { message: string; stack?: string | undefined },
  url = window.location.hash || window.location.pathname,
): void {
  if (appConfig.errorLog) dispatch(errorLogged({ err: { message, stack }, url }));
}
