import { reportFinished, runDownload } from '@/features/download/downloadSteps';
import { requireDicts } from '@/features/dict/dictThunks';
import { TemplateError } from '@/lib/docx/TemplateError';
import { safeFileName } from '@/lib/download/fileName';
import { saveBlob } from '@/lib/download/saveBlob';
import { cancelsBatch, IncompleteError, isLeft, RequestError } from '@/lib/http/errors';
import { ChunkLoadError, loadWithRetry } from '@/lib/loadWithRetry';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { entriesOf, selectDicts } from '@/state/dict/dictSlice';
import { logError } from '@/state/errorLog/logError';
import type { AppThunk } from '@/state/storeTypes';
import { matchEntries } from '@/ui/dict/DictTag';
import type { DocumentOption, WordsOf } from '../model/documents';
import { fieldWords } from '../model/fieldWords';
import type { RowsOf } from '../model/fill';
import type { ListParams } from '../model/listQuery';
import { nameOf, type Resource } from '../model/Resource';
import { readAll } from './readAll';

const loadFiller = loadWithRetry(() => import('@/lib/docx/fillTemplate'));
const loadWriter = loadWithRetry(() => import('@/lib/xlsx/writeXlsx'));

/** The template as the office has it now. A server may answer with a page in place of a file that it lacks. */
async function fetchTemplate(file: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(`${import.meta.env.BASE_URL}templates/${encodeURIComponent(file)}`, {
    cache: 'no-cache',
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new TemplateError(file, '加载失败，请检查网络后重试');
  });
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (answer.status === 404 || isPage) throw new TemplateError(file, '不存在，请管理员把它放到网站的 templates 文件夹');
  if (!answer.ok) throw new TemplateError(file, `加载失败（${answer.status}），请稍后重试`);
  return answer.arrayBuffer();
}

/** Loads the dictionaries of some lists, and gives the words of their rows. */
const wordsIn =
  (lists: readonly Resource[]): AppThunk<Promise<WordsOf>> =>
  async (dispatch, getState) => {
    const types = lists.flatMap(({ fields }) => fields.flatMap((field) => (field.kind === 'dict' ? field.dict : [])));
    const missing = await dispatch(requireDicts([...new Set(types)]));
    if (missing !== undefined) {
      const call = { method: 'GET', url: missing, token: undefined, tells: 'none' } as const;
      throw new IncompleteError(call, `字典“${missing}”加载失败，没有生成文件，请稍后重试`);
    }
    const dicts = selectDicts(getState());
    const labelOf = (dict: string, value: string) =>
      matchEntries(entriesOf(dicts, dict), value)
        .map((match) => match.entry?.label ?? match.value)
        .join('，');
    return ({ fields }, row) =>
      Object.fromEntries(fields.map((field) => [field.label, fieldWords(field, row, labelOf)]));
  };

interface Source {
  /** The record of the row; empty for a list. */
  record: ServerRecord;
  /** What the list is asked for. */
  query: ListParams;
}

/** Makes a Word file or a workbook and saves it. It reports how that went, and never rejects. */
export const saveDocument = (
  resource: Resource,
  option: DocumentOption,
  { record, query }: Source,
): AppThunk<Promise<void>> => {
  const { at, label } = option;
  const base = at === 'list' ? label : `${label}_${nameOf(resource, record).replace(/[/\\]/g, '_')}`;
  const name = safeFileName(`${base}.${'sheet' in option ? 'xlsx' : 'docx'}`);
  const further = option.read?.(record, query) ?? [];
  const rowsOf = async (sources: readonly RowsOf[], dispatch: Parameters<AppThunk<void>>[0]) => {
    const [words, ...lists] = await Promise.all([
      dispatch(wordsIn([resource, ...sources.map(({ list }) => list)])),
      ...sources.map((source) => dispatch(readAll(source.list, source.query))),
    ]);
    return { words, lists };
  };
  const make = async (signal: AbortSignal, dispatch: Parameters<AppThunk<void>>[0]): Promise<Blob> => {
    if ('sheet' in option) {
      const [{ writeXlsx }, { lists }] = await Promise.all([loadWriter(), rowsOf(further, dispatch)]);
      signal.throwIfAborted();
      return writeXlsx(option.sheet(query, lists));
    }
    const own: readonly RowsOf[] = at === 'list' ? [{ list: resource, query }] : [];
    const [{ fillTemplate }, bytes, { words, lists }] = await Promise.all([
      loadFiller(),
      fetchTemplate(option.template, signal),
      rowsOf([...own, ...further], dispatch),
    ]);
    signal.throwIfAborted();
    return fillTemplate(option.template, bytes, option.data(record, lists, words));
  };
  const saveIt = async (signal: AbortSignal, dispatch: Parameters<AppThunk<void>>[0]) => {
    await saveBlob(await make(signal, dispatch), name);
    const program = 'sheet' in option ? 'Excel' : 'Word';
    dispatch(reportFinished('success', option.done ?? `已生成，请在 ${program} 或 WPS 中打印`, name));
  };
  return (dispatch, _getState, { toast }) =>
    dispatch(
      runDownload([name], async ({ signal, report }) => {
        report(0, { state: 'running' });
        try {
          await saveIt(signal, dispatch);
        } catch (error) {
          if (error instanceof TemplateError) toast.error(error.message);
          else if (error instanceof ChunkLoadError || (error instanceof RequestError && isLeft(error))) {
            toast.failure(error);
            dispatch(logError(error));
          } else if (!cancelsBatch(error)) throw error;
        }
      }),
    );
};
