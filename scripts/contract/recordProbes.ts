import { appConfig, dialect } from '@/config/appConfig';
import { fetchDict, toDictEntries, toDictMeta } from '@/features/dict/api/fetchDict';
import { LATEST_ANNOUNCEMENTS_PATH, READERS_PATH } from '../../src/features/notices/announcements';
import { INITIAL_PASSWORD_PATH } from '../../src/features/profile/newPasswords';
import { fileNameOf } from '@/lib/download/fileName';
import { fieldsSchema } from '@/lib/http/envelope';
import type { ApiError } from '@/lib/http/errors';
import { lacksCall } from '@/lib/http/lacksCall';
import { hasAnyPermission, permissionFor } from '@/lib/permission';
import { type ServerRecord, STAMPS, textOf } from '@/lib/record/ServerRecord';
import { fetchRecord } from '@/resource/data/recordThunks';
import { scopeFieldOf } from '@/resource/model/resourceRegistry';
import { listSchemaOf } from '@/resource/data/resourceSchemas';
import { totalIn } from '@/resource/data/useTotal';
import type { Field } from '@/resource/model/Field';
import { columnOf } from '@/resource/model/FieldBase';
import { holdsMany } from '@/resource/model/Field';
import { readChoices } from '@/resource/data/useChoices';
import { exportParams, listParams, type ListQuery, writeRange } from '@/resource/model/listQuery';
import { countedOf } from '@/resource/model/figures';
import { absentColumns, exportPathOf, fieldsAt, idOf, keyOf, offers, type Resource } from '@/resource/model/Resource';
import { loadPages } from './pages';
import { isUnknown, notGenerated, probe, run, type Session } from './probe';
import { note, wrong, type Finding } from './Report';
import { can, probeActions, probeWrites } from './writeProbes';

const FIRST_PAGE: ListQuery = { filters: {}, pageNum: 1, pageSize: 10, sort: undefined };

/** Days on which no record was made; of the later ones only the first is said. */
const LONG_AGO = writeRange(['2000-01-01', '2000-01-02']);
const LATE = writeRange(['9998-01-01', '']);
const ZIP = 'PK';

interface Listed {
  rows: ServerRecord[];
  total?: number | null;
}

const readList = ({ http }: Session, resource: Resource, query: ListQuery, scope: ServerRecord) =>
  http.get(keyOf(resource), {
    params: listParams(query, resource, scope),
    schema: listSchemaOf(resource),
  }) as Promise<Listed>;

/** The names that the page asks for and no record has, and those that it does not ask for. */
function lookAtNames(rows: readonly ServerRecord[], resource: Resource): Finding[] {
  const named = resource.fields.flatMap(({ name, shownBy, takes = {} }) => [name, shownBy, ...Object.keys(takes)]);
  const asked = new Set([resource.id, ...STAMPS, ...named].map((name = '') => name.replace(/\..*$/, '')));
  const absent = absentColumns(resource, rows);
  const further = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !asked.has(name));
  return [
    ...(absent.length > 0 ? [note(`no record has ${absent.join(', ')}`)] : []),
    ...(further.length > 0 ? [note(`the page does not ask for ${further.join(', ')}`)] : []),
  ];
}

function lookAtPage({ rows, total }: Listed, { id, tree }: Resource): Finding[] {
  const isTwice = new Set(rows.map((row) => textOf(row[id]))).size < rows.length;
  const twice = isTwice ? [wrong(`two records have the same ${id}`)] : [];
  if (tree) return twice;
  const { pageSize } = FIRST_PAGE;
  if (rows.length > pageSize) twice.push(note(`${rows.length} records came in place of ${pageSize}`));
  if (rows.length === pageSize && typeof total !== 'number') twice.push(wrong('total is missing: there is no page 2'));
  return (total ?? rows.length) < rows.length
    ? [...twice, wrong(`total is ${total}, but ${rows.length} records came`)]
    : twice;
}

/** Makes the calls by which a list is paged, sorted and filtered. */
async function probeQueries(session: Session, resource: Resource, first: Listed, scope: ServerRecord): Promise<void> {
  const list = `GET ${keyOf(resource)}`;
  const read = (query: Partial<ListQuery>) => () => readList(session, resource, { ...FIRST_PAGE, ...query }, scope);
  const [row] = first.rows;
  if (!resource.tree && row && (first.total ?? 0) > first.rows.length) {
    await probe(session, `${list} page 2`, read({ pageNum: 2 }), ({ rows }) =>
      rows[0] && idOf(resource, rows[0]) === idOf(resource, row) ? [wrong('the first page came again')] : [],
    );
  }
  for (const field of fieldsAt('column', resource).filter((one) => columnOf(one).sortable && row && one.name in row)) {
    await probe(session, `${list} by ${field.name}`, read({ sort: { name: field.name, descending: true } }));
  }
  for (const { name } of fieldsAt('query', resource).filter(({ query }) => query === 'range')) {
    await probe(session, `${list} of a period`, read({ filters: { [name]: LONG_AGO } }), ({ rows }) =>
      rows.length > 0 ? [wrong(`${rows.length} records of ${LONG_AGO} came`)] : [],
    );
    // No due day is one of the year 9999.
    if (name === resource.steps?.due) continue;
    // Generated code ignores a period with one end, and counts everything.
    await probe(session, `${list} from a day on`, read({ filters: { [name]: LATE } }), ({ rows }) =>
      rows.length > 0 ? [wrong(`${rows.length} records from ${LATE} on came, as many as without a period`)] : [],
    );
  }
}

/** Counts what the workbench counts of a list. */
async function probeCounts(session: Session, resource: Resource): Promise<void> {
  for (const { label, filters } of countedOf(resource))
    await probe(
      session,
      `GET ${keyOf(resource)} for ${label}`,
      () => readList(session, resource, { ...FIRST_PAGE, filters, pageSize: 1 }, {}),
      ({ rows, total }) => (totalIn(rows, total) === undefined ? [wrong('total is missing')] : []),
    );
}

const NOT_READ = 'the account may not read it';

/** Reads a record as its form does: with all that a save would replace. */
async function probeRecord(session: Session, resource: Resource, row: ServerRecord): Promise<void> {
  const calls = [`${resource.path}/{id}`];
  // Without a server, for the names of its calls.
  await resource.readMore?.({ [resource.id]: '{id}' }, (url) => {
    calls.push(decodeURIComponent(url));
    return Promise.resolve({});
  });
  await probe(
    session,
    `GET ${calls.join(', ')}`,
    () => run(session, fetchRecord(resource, row, {})),
    (record = {}) => [
      ...(textOf(record[resource.id]) === textOf(row[resource.id])
        ? []
        : [wrong(`${resource.id} is ${textOf(record[resource.id])}, the list has ${textOf(row[resource.id])}`)]),
      ...resource.fields
        .filter((field) => field.form && holdsMany(field) && !Array.isArray(record[field.name]))
        .map(({ name, label }) =>
          note(`${name} did not come: the form says so, and saves ${label} only if they are chosen anew`),
        ),
      ...lookAtNames([record], resource),
    ],
    // Only the form for editing reads a record: who may only see the list is not refused anything in the app.
    ({ code }) => {
      const isEditor = hasAnyPermission(session.user?.permissions ?? [], permissionFor(resource, 'edit'));
      return Promise.resolve(code === '403' && !isEditor ? NOT_READ : undefined);
    },
  );
}

/** What several pages ask for is tried once. */
type Tried = Set<string>;

/** Makes the calls from which the controls of a form take their choices. */
async function probeChoices(session: Session, fields: readonly Field[], id: string, tried: Tried): Promise<void> {
  for (const source of fields.flatMap((field) => ('source' in field ? field.source : []))) {
    const { url, at = 'data' } = source;
    if (tried.has(`${url} ${at}`)) continue;
    tried.add(`${url} ${at}`);
    await probe(
      session,
      `GET ${url} ${at}`,
      () => session.http.get(url.replace(':id', encodeURIComponent(id)), { schema: fieldsSchema }),
      (body) => {
        if (!Array.isArray(body[at])) return [wrong(`${at} is no list`)];
        return readChoices(body, source).length === 0 ? [note('there is nothing to choose from')] : [];
      },
      notGenerated(session),
    );
  }
}

/** Requests the dictionaries of a page. Without one the app shows values as they are. */
async function probeDicts(session: Session, types: readonly string[], tried: Tried): Promise<void> {
  for (const type of types) {
    if (tried.has(type)) continue;
    tried.add(type);
    await probe(
      session,
      `the dictionary ${type}`,
      () => fetchDict(session.http, appConfig.dictApi, type),
      (items) => {
        const entries = toDictEntries(items, toDictMeta(type));
        const lost = items.length - (Array.isArray(entries) ? entries.length : 0);
        if (lost > 0) return [wrong(`${lost} of ${items.length} items have no value`)];
        return items.length === 0 ? [note('it has no items')] : [];
      },
    );
  }
}

const probeWorkbook = (session: Session, url: string, form: ServerRecord) =>
  probe(
    session,
    `POST ${url}`,
    () => session.http.postFile(url, { form }),
    async ({ blob, header }) => {
      const isWorkbook = (await blob.slice(0, ZIP.length).text()) === ZIP;
      return isWorkbook || !fileNameOf(header, 'export.xlsx').endsWith('.xlsx')
        ? []
        : [wrong('the file is no workbook')];
    },
    notGenerated(session),
  );

/** Checks the calls of one description; resolves with the records of its list, `undefined` if it cannot be read. */
async function probeResource(
  session: Session,
  resource: Resource,
  scope: ServerRecord,
  isOpened: boolean,
  tried: Tried,
): Promise<readonly ServerRecord[] | undefined> {
  const first = await probe(
    session,
    `GET ${keyOf(resource)}`,
    () => readList(session, resource, FIRST_PAGE, scope),
    (listed) => [...lookAtPage(listed, resource), ...lookAtNames(listed.rows, resource)],
    async (error) => {
      if (error.code === '403') return NOT_READ;
      if (!session.hasTenants && lacksCall(error) && resource.path.startsWith('/system/tenant'))
        return 'tenants are switched off: the entries of the menu should be removed';
      return !isOpened && (await isUnknown(session)) ? 'the server does not have it, nor its menu the page' : undefined;
    },
  );
  if (!first) {
    session.report.notTried(`the rest of ${resource.path}`, 'its list cannot be read');
    return undefined;
  }
  await probeQueries(session, resource, first, scope);
  await probeCounts(session, resource);
  const row = first.rows.find((one) => !resource.isLocked?.(one)) ?? first.rows[0];
  const forms = [resource, ...(resource.rowActions ?? []).flatMap(({ form }) => form ?? [])];
  const isForm = (form: Resource) =>
    (form !== resource || offers(form, 'edit')) && form.fields.some((field) => field.form);
  for (const form of forms.filter(isForm)) {
    if (!row) break;
    if (form.read !== 'list') await probeRecord(session, form, row);
    await probeChoices(session, form.fields, textOf(row[resource.id]), tried);
  }
  const dicts = resource.fields.flatMap((field) => (field.kind === 'dict' ? [field.dict] : []));
  await probeDicts(session, dicts, tried);
  if (can(session, resource, 'export') && exportPathOf(resource) !== '')
    await probeWorkbook(session, exportPathOf(resource), exportParams(FIRST_PAGE, resource, scope, 1));
  if (can(session, resource, 'import')) await probeWorkbook(session, `${resource.path}/importTemplate`, {});
  return first.rows;
}

/** Checks what stands in dialogs of their own, and not in the descriptions. */
async function probeDialogs(session: Session, { userId }: ServerRecord): Promise<void> {
  const get = (url: string) => () => session.http.get(url, { schema: fieldsSchema });
  const assigned = `/system/user/authRole/${encodeURIComponent(textOf(userId))}`;
  await probe(session, 'GET /system/user/authRole/{id}', get(assigned), ({ roles }) =>
    Array.isArray(roles) ? [] : [wrong('roles is no list')],
  );
  const none = (error: ApiError) =>
    Promise.resolve(lacksCall(error) ? 'the server does not have it, so nothing of it is shown' : undefined);
  const offered = dialect().tellsInitialPassword ? [INITIAL_PASSWORD_PATH] : [];
  const monitors = ['/monitor/server', '/monitor/cache', '/monitor/cache/getKeys/sys_dict:'];
  for (const path of [
    ...offered,
    ...monitors,
    LATEST_ANNOUNCEMENTS_PATH,
    `${READERS_PATH}?noticeId=1&pageNum=1&pageSize=1`,
  ])
    await probe(session, `GET ${path}`, get(path), () => [], none);
}

/**
 * Checks all pages of records by their own descriptions: lists, records, choices, dictionaries, exports, and the saves
 * of test entries. What neither the server nor its menu has is left out.
 */
export async function probeRecords(session: Session, opened: ReadonlySet<string>): Promise<void> {
  const tried: Tried = new Set();
  const lists = new Map<string, readonly ServerRecord[]>();
  await probeDicts(session, appConfig.startDicts, tried);
  for (const { name, resources: described } of await loadPages()) {
    // Only some servers list their files.
    const resources = described.filter(({ path }) => path !== dialect().calls.files || dialect().listsFiles);
    /** Whether a resource has the records below which the other one is asked for. */
    const isAbove = ({ path }: Resource, other: Resource) =>
      Object.hasOwn(lists.get(path)?.[0] ?? {}, scopeFieldOf(other) ?? '');
    // Resources below another one come last: they need a record of it.
    for (const resource of [...resources].sort((a, b) => Number(!!scopeFieldOf(a)) - Number(!!scopeFieldOf(b)))) {
      const field = scopeFieldOf(resource);
      const above = resources.find((one) => !scopeFieldOf(one) && isAbove(one, resource));
      const scope = field === undefined ? {} : { [field]: lists.get(above?.path ?? '')?.[0]?.[field] };
      const rows = await probeResource(session, resource, scope, opened.has(name), tried);
      if (rows) lists.set(resource.path, rows);
    }
    const readable = resources.filter(({ path }) => lists.has(path));
    for (const resource of readable.filter((one) => !scopeFieldOf(one))) {
      const inner = readable.find((one) => isAbove(resource, one) && can(session, one, 'add'));
      await probeWrites(session, resource, inner && [inner, scopeFieldOf(inner) ?? '']);
    }
    for (const resource of readable) await probeActions(session, resource);
  }
  const user = lists.get('/system/user')?.at(-1);
  if (user) await probeDialogs(session, user);
}
