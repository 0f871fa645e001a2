import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { fetchCaptcha } from '@/features/access/api/captcha';
import { fetchRoutes, fetchUser, login } from '@/features/access/api/sessionCalls';
import { fetchTenants } from '@/features/access/api/tenants';
import { fetchDict, toDictEntries, toDictMeta } from '@/features/dict/api/fetchDict';
import { loadAnnouncements } from '@/features/notices/announcements';
import { fetchProfile } from '@/features/profile/api/profile';
import { INITIAL_PASSWORD_PATH, parameterSchema } from '@/features/profile/newPasswords';
import { fieldsSchema } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { readAssignedRoles, saysNoUser } from '@/pages/system/AssignRolesDialog';
import { readRecord } from '@/resource/data/recordThunks';
import { listSchemaOf } from '@/resource/data/resourceSchemas';
import { readChoices } from '@/resource/data/useChoices';
import { formFields, inputsOf, isUnread } from '@/resource/model/formValues';
import { fullNameOf, idOf, keyOf, type Resource } from '@/resource/model/Resource';
import { FieldValue } from '@/resource/view/FieldValue';
import { buildRoutes } from '@/state/routes/buildRoutes';
import { rootReducer } from '@/state/rootReducer';
import { serverMiddleware } from '@/state/server/serverApi';
import type { Services } from '@/state/services';

/** Asks a server as the app does; resolves with what people would see of the answers. */
export type Reader = (http: Http) => Promise<unknown>;

const { signal } = new AbortController();

/** A store without the checks of a development, which are slow and say so. */
const storeOf = (services: Services) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, immutableCheck: false, serializableCheck: false }).concat(
        serverMiddleware,
      ),
  });
type Store = ReturnType<typeof storeOf>;

const listOf = async (http: Http, resource: Resource): Promise<ServerRecord[]> =>
  (await http.get(keyOf(resource), { schema: listSchemaOf(resource) })).rows;

/** A row of a list as it is drawn and named, and what can be done with it. */
function rowShown(resource: Resource, row: ServerRecord, store: Store) {
  const fields = resource.fields.filter(({ column, detail }) => column ?? detail);
  const cells = renderToStaticMarkup(
    <MemoryRouter>
      <Provider store={store}>
        {fields.map((field) => (
          <td key={field.name}>
            <FieldValue field={field} record={row} />
          </td>
        ))}
      </Provider>
    </MemoryRouter>,
  );
  const actions = (resource.rowActions ?? []).filter(({ when }) => when?.(row) ?? true).map(({ key }) => key);
  const above = resource.tree && textOf(row[resource.tree.parent]);
  return {
    id: idOf(resource, row),
    name: fullNameOf(resource, row),
    cells,
    actions,
    above,
    isLocked: resource.isLocked?.(row),
  };
}

/** What the controls of a form hold. */
async function formShown(http: Http, form: Resource, row: ServerRecord) {
  const record = await readRecord(http, form, row, {});
  const fields = formFields(form, false);
  const unread = fields.filter((field) => isUnread(field, record)).map(({ name }) => name);
  return { inputs: inputsOf(fields, record), unread, name: record && fullNameOf(form, record) };
}

/** Of a resource: its list, the forms of its record, and what can be chosen in them. */
function readersOf(resource: Resource, store: Store): Reader[] {
  const forms = [resource, ...(resource.rowActions ?? []).flatMap(({ form }) => form ?? [])];
  const firstOf = async (http: Http) => {
    const rows = await listOf(http, resource);
    const { [resource.id]: id } = rows.find((row) => !resource.isLocked?.(row)) ?? rows[0] ?? {};
    // Without what the list says, which a form takes where the record's own call leaves it out.
    return { [resource.id]: id };
  };
  const sources = forms.flatMap(({ fields }) => fields.flatMap((field) => ('source' in field ? field.source : [])));
  return [
    async (http) => (await listOf(http, resource)).map((row) => rowShown(resource, row, store)),
    ...forms
      .filter(({ fields, read }) => fields.some(({ form }) => form) && read !== 'list')
      .map(
        (form): Reader =>
          async (http) =>
            formShown(http, form, await firstOf(http)),
      ),
    ...sources.map((source): Reader => async (http) => {
      const body = await http.get(source.url.replace(':id', '1'), { schema: fieldsSchema });
      return readChoices(body, source).map(({ record: _, ...choice }) => choice);
    }),
  ];
}

/** All that the app asks a server for: the session, the menu, and the pages with what belongs to them. */
export function readersFor(resources: readonly Resource[], services: Services): readonly Reader[] {
  const store = storeOf(services);
  const access = { permissions: ['*:*:*'], roles: ['admin'], admin: true, filterByRole: appConfig.rolesControl };
  return [
    (http) => fetchCaptcha(http, signal),
    (http) => fetchTenants(http, signal),
    (http) => login(http, { username: 'admin', password: 'admin123' }),
    (http) => fetchUser(http),
    async (http) => buildRoutes(await fetchRoutes(http), access).nodes,
    (http) => fetchProfile(http, signal),
    (http) => http.get(INITIAL_PASSWORD_PATH, { schema: parameterSchema }),
    async (http) => toDictEntries(await fetchDict(http, appConfig.dictApi, 'sys_user_sex'), toDictMeta('sys_user_sex')),
    async (http) => {
      const body = await http.get('/system/user/authRole/2', { schema: fieldsSchema });
      const { roles, given } = readAssignedRoles(body);
      // The roles say by themselves which of them the user has.
      const { given: marked } = readAssignedRoles({ ...body, user: undefined });
      const shown = roles.map(({ roleId, roleName, roleKey, status }) => [roleId, roleName, roleKey, status]);
      return [given, marked, saysNoUser(body), shown];
    },
    async (http) => (await http.get('/monitor/cache/getKeys/sys_dict:', { schema: fieldsSchema }))['data'],
    async () => (await storeOf(services).dispatch(loadAnnouncements())).data,
    ...resources.flatMap((resource) => readersOf(resource, store)),
  ];
}
