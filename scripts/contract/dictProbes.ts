import { appConfig } from '../../src/config/appConfig';
import { fetchDictItemOptions, type DictItem, type DictItemPage } from './dict/dictItems';
import type { DictType } from './dict/dictTypes';
import { toDictEntries, toDictMeta } from '../../src/features/dict/api/fetchDict';
import { isRecord } from '@/lib/isRecord';
import { dictDialects } from './dictDialects';
import { variant, wrong, type Finding } from './Finding';
import { inBody, probe, type Probe, type Session } from './probe';
import { strictItemOptionsSchema } from './strictSchemas';

const PAGE_SIZE = 10;
const signal = () => new AbortController().signal;
const bare = ['a bare array', Array.isArray] as const;

/** The dictionary calls of the backend under test. */
export function dialectOf({ http, options }: Session) {
  const dialect = dictDialects[options.dictApi];
  return { ...dialect, calls: dialect.calls(http) };
}

/** Reports items whose type is not the requested type. */
const strangers = (items: readonly DictItem[], dictType: string): Finding[] =>
  items
    .filter((item) => item.dictType !== dictType)
    .slice(0, 1)
    .map((item) => wrong(`dictType=${dictType} was asked for, an item of ${item.dictType} came`));

/** Requests the list of types and reports the response; `look` adds findings. */
export const probeTypes = (
  session: Session,
  look: (types: readonly DictType[], body: unknown) => Finding[] = () => [],
) =>
  probe(session, {
    ...dialectOf(session).types,
    ask: () => dialectOf(session).calls.types(signal()),
    variants: [bare],
    look,
  });

/** Requests a page of items of a type and reports the response; `look` adds findings. */
export const probeItems = (
  session: Session,
  dictType: string,
  look: (page: DictItemPage, body: unknown) => Finding[] = () => [],
) =>
  probe(session, {
    ...dialectOf(session).page,
    ask: () =>
      dialectOf(session).calls.itemPage(
        { dictType, dictLabel: '', status: '', pageNum: 1, pageSize: PAGE_SIZE },
        signal(),
      ),
    variants: [
      bare,
      ['data is the list', (body) => isRecord(body) && Array.isArray(body['data'])],
      ...['rows', 'list', 'records'].map(
        (name) =>
          [
            `data.${name}`,
            (body: unknown) => isRecord(body) && isRecord(body['data']) && name in body['data'],
          ] as const,
      ),
    ],
    nameOf: inBody,
    look: (page, body) => [...strangers(page.rows, dictType), ...look(page, body)],
  });

/**
 * Requests a dictionary by its key, parses it as the app does, and reports it; `look` adds findings about the values.
 */
const probeByKey = (
  session: Session,
  call: string,
  key: string,
  look: (values: readonly string[]) => Finding[],
  judgement: Pick<Probe<unknown>, 'refused'> = {},
) =>
  probe(session, {
    ...judgement,
    call,
    strictSchema: dialectOf(session).byKey.strictSchema,
    ask: () => dialectOf(session).calls.byKey(key),
    variants: [bare],
    look(items) {
      const entries = toDictEntries(items, toDictMeta(key));
      const values = Array.isArray(entries) ? (entries as { value: string }[]).map(({ value }) => value) : [];
      const lost = items.length - values.length;
      return [...(lost > 0 ? [wrong(`${lost} of ${items.length} items have no value`)] : []), ...look(values)];
    },
  });

/**
 * Makes the calls by which the app's form fields read the items of a type. `expected` is a value that the type must
 * contain.
 */
export async function probeLookups(session: Session, dictType: string, expected?: string): Promise<void> {
  const { calls, items, enabledItems, byKey, typeOptions } = dialectOf(session);
  const lacks = (values: readonly string[]) =>
    expected === undefined || values.includes(expected) ? [] : [wrong(`the value ${expected} is not there`)];

  for (const [reading, enabledOnly] of [
    [items, false],
    [enabledItems, true],
  ] as const) {
    await probe(session, {
      ...reading,
      ask: () => calls.items(dictType, enabledOnly, signal()),
      variants: [bare],
      look: (came) => [
        ...strangers(came, dictType),
        ...(enabledOnly && came.some(({ status }) => status === '1')
          ? [wrong('items out of use came, which were not asked for')]
          : []),
        ...lacks(came.map(({ dictValue }) => dictValue)),
      ],
    });
  }
  await probeByKey(session, byKey.call, dictType, lacks);
  await probe(session, { ...typeOptions, ask: () => calls.typeOptions(signal()), variants: [bare] });
  if (session.options.dictApi !== 'product') return;
  await probe(session, {
    call: 'GET /system/dict/child/optionselect',
    ask: () => fetchDictItemOptions(session.http, signal()),
    strictSchema: strictItemOptionsSchema,
    variants: [bare],
  });
}

const withoutStartDict = (text: string) =>
  variant(`${text}; the app goes on without it, VITE_START_DICTS says what is loaded at start`);

/**
 * Requests the dictionaries that the app loads after the login. A missing one is only a variant, because the app works
 * without it.
 */
export async function probeStartDicts(session: Session): Promise<void> {
  const { byKey } = dialectOf(session);
  for (const key of appConfig.startDicts) {
    await probeByKey(
      session,
      byKey.call.replace('{key}', key),
      key,
      (values) => (values.length === 0 ? [withoutStartDict('has no items')] : []),
      { refused: withoutStartDict },
    );
  }
}

/** Checks only the GET calls, on an existing type. */
export async function probeDictReads(session: Session): Promise<void> {
  const types = await probeTypes(session);
  const dictType = types?.[0]?.dictType ?? appConfig.startDicts[0] ?? 'sys_normal_disable';
  await probeItems(session, dictType);
  await probeLookups(session, dictType);
}
