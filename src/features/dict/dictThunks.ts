import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { type DictEntry, dictEntrySchema, type DictMeta } from '@/lib/dict/DictEntry';
import { describeError } from '@/lib/http/errorMessages';
import { isForbidden, isLeft, RequestError } from '@/lib/http/errors';
import { dictFailed, dictOf, dictReceived, dictRequested, dictsReady, selectDicts } from '@/state/dict/dictSlice';
import { logError } from '@/state/errorLog/logError';
import type { AppThunk } from '@/state/storeTypes';
import { countItems, type DictDeclaration, toDictEntries, toDictMeta } from './api/fetchDict';

const entriesSchema = v.array(dictEntrySchema);

/** Converts a response. An invalid result is logged and counts as empty (§4.17); missing values are logged too. */
const convert =
  (response: unknown, meta: DictMeta): AppThunk<DictEntry[]> =>
  (dispatch) => {
    const converted = v.safeParse(entriesSchema, meta.responseConverter(response, meta));
    if (converted.success) {
      const missing = countItems(response) - converted.output.length;
      if (meta.responseConverter === toDictEntries && missing > 0)
        dispatch(logError(`字典“${meta.type}”有 ${missing} 项没有值，已忽略（字段 ${meta.valueField}）`));
      return converted.output;
    }
    dispatch(logError(`字典“${meta.type}”的转换结果必须是由字典数据组成的数组`));
    return [];
  };

/** Loads a dictionary. It never rejects: errors are shown and logged, in the background only logged. */
const load =
  (meta: DictMeta, inBackground = false): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { http, toast }) => {
    const { type } = meta;
    const requestId = nanoid();
    dispatch(dictRequested({ type, requestId }));
    try {
      const response = await meta.request(meta, { http });
      dispatch(dictReceived({ type, requestId, entries: dispatch(convert(response, meta)) }));
    } catch (error) {
      dispatch(dictFailed({ type, requestId }));
      if (!isLeft(error)) return;
      const about = `字典“${type}”加载失败`;
      dispatch(logError(error, { about }));
      if (inBackground) return;
      // The same of several dictionaries is told once; a refusal is not of the page (§6.10).
      if (error instanceof RequestError && !isForbidden(error)) toast.failure(error);
      else toast.error(about, describeError(error));
    }
  };

/** Loads a dictionary unless it is loaded or loading. What `initDicts` has not declared is requested by its type. */
export const ensureDict =
  (type: string, inBackground = false): AppThunk<Promise<void>> =>
  (dispatch, getState, { dictMetas }) => {
    const status = dictOf(selectDicts(getState()), type)?.status;
    if (status === 'loading' || status === 'ready') return Promise.resolve();
    const meta = dictMetas.get(type) ?? toDictMeta(type);
    dictMetas.set(type, meta);
    return dispatch(load(meta, inBackground));
  };

/** Loads dictionaries, also those that are on their way; resolves with one that cannot be had. */
export const requireDicts =
  (types: readonly string[]): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState) => {
    const statusOf = (type: string) => dictOf(selectDicts(getState()), type)?.status;
    await Promise.all(types.map((type) => dispatch(ensureDict(type))));
    const late = types.filter((type) => statusOf(type) === 'loading');
    await Promise.all(late.map((type) => dispatch(reloadDict(type))));
    return types.find((type) => statusOf(type) !== 'ready');
  };

/**
 * Declares dictionaries and loads those that are not lazy; dispatches `dictsReady` when all are settled (§4.18).
 * Errors are only logged.
 *
 * @throws {Error} no type was given (§5.7)
 */
export const initDicts =
  (declared: readonly DictDeclaration[] | undefined): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { dictMetas }) => {
    if (!declared || declared.length === 0) throw new Error('需要提供字典类型');
    const given = declared.map(toDictMeta);
    for (const meta of given) dictMetas.set(meta.type, meta);
    const types = given.filter(({ lazy }) => !lazy).map(({ type }) => type);
    await Promise.all(types.map((type) => dispatch(ensureDict(type, true))));
    dispatch(dictsReady({ types }));
  };

/** Reloads a dictionary. Rejects for an unknown type (§5.6). */
export const reloadDict =
  (type: string): AppThunk<Promise<void>> =>
  (dispatch, _getState, { dictMetas }) => {
    const meta = dictMetas.get(type);
    return meta ? dispatch(load(meta)) : Promise.reject(new Error(`未找到该类型的字典元数据：${type}`));
  };

/** Reloads the given types that have been loaded before; all of them if none is given. */
export const refreshLoadedDicts =
  (...types: string[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const loaded = Object.entries(selectDicts(getState())).flatMap(([type, { status, entries }]) =>
      status === 'failed' && entries.length === 0 ? [] : [type],
    );
    const wanted = types.length === 0 ? loaded : loaded.filter((type) => types.includes(type));
    await Promise.all(wanted.map((type) => dispatch(reloadDict(type))));
  };
