import { http, HttpResponse, type HttpHandler } from 'msw';
import { Refusal } from '../../db/Refusal';
import { addRow, existingRow, removeRows, updateRow } from '../../db/resource/changeRows';
import type { Account } from '../../db/accounts';
import type { Row } from '../../db/resource/collection';
import { pageOf, queryRows } from '../../db/resource/queryRows';
import type { CallName, Resource } from '../../db/resource/Resource';
import { forUser } from '../call';
import { done, ok, page } from '../envelopes';
import { path } from '../path';
import { readForm } from '../readForm';
import { exportRows } from './exportRows';
import { logged } from './logged';
import { readFields, toId } from './readFields';
import { PLAIN_STYLE } from './Style';

/** The calls that every resource has: list, record, addition, change, deletion and export. */
export function resourceCalls<R extends Row>(resource: Resource<R>, style = PLAIN_STYLE): HttpHandler[] {
  const { path: base, id, permission, title, calls, tree, unlogged, detailed = (row) => row } = resource;
  const { inScope = () => true, shownTo = (row) => row } = resource;

  const listedFor =
    (account: Account) =>
    (row: R): Row => {
      const { remark, ...shown } = shownTo(resource.listed?.(row) ?? row, account);
      return style.listsRemarks && remark !== undefined ? { ...shown, remark } : shown;
    };

  const seen = (query: URLSearchParams, account: Account) =>
    queryRows(resource, query).filter((row) => inScope(row, account));

  const list = forUser(({ query, account }) => {
    const rows = seen(query, account);
    const listed = listedFor(account);
    if (tree) return ok(rows.map(listed));
    return page((resource.paged === false ? rows : pageOf(rows, query)).map(listed), rows.length);
  }, `${permission}:list`);

  const record = forUser(
    ({ param, account }) => {
      const wanted = toId(resource, param('id'));
      if (style.answersNone && !resource.rows.find(wanted)) {
        if (resource.noneFails !== undefined) throw new Refusal(resource.noneFails);
        return done();
      }
      const row = existingRow(resource, wanted, account);
      const data = shownTo(detailed(row), account);
      return HttpResponse.json({ msg: '操作成功', code: 200, ...resource.beside?.(row), data });
    },
    resource.isOpen ? undefined : `${permission}:query`,
  );

  const add = forUser(
    logged(
      title,
      'add',
      async ({ request, account }) => {
        const added = addRow(resource, await readFields(resource, request, style.isStrict), account);
        return resource.answersId ? ok(added[id]) : done();
      },
      unlogged,
    ),
    `${permission}:add`,
  );

  const edit = forUser(
    logged(
      title,
      'edit',
      async ({ request, account }) => {
        const sent = await readFields(resource, request, style.isStrict);
        const lost = style.dropsRelations
          ? (resource.relations ?? []).filter((name) => !Array.isArray(sent[name]))
          : [];
        const emptied = Object.fromEntries(lost.map((name) => [name, []]));
        updateRow(resource, toId(resource, sent[id]), { ...sent, ...emptied }, account);
        return done();
      },
      unlogged,
    ),
    `${permission}:edit`,
  );

  const remove = forUser(
    logged(title, 'remove', ({ param, account }) => {
      const ids = param('ids').split(',');
      removeRows(
        resource,
        ids.map((one) => toId(resource, one)),
        account,
      );
      return done();
    }),
    `${permission}:remove`,
  );

  const exported = forUser(
    logged(title, 'export', async ({ request, account }) => {
      const form = await readForm(request);
      if (style.exportsPages && !form.get('pageNum')) throw new Refusal("Required parameter 'pageNum' is not present.");
      const rows = seen(form, account);
      const hidden = resource.hiddenFrom?.(account) ?? [];
      const columns = resource.columns.filter(([, field]) => !hidden.includes(field));
      const shown = (style.exportsPages ? pageOf(rows, form) : rows).map(listedFor(account));
      return exportRows({ title, columns }, shown, resource.exportTitle?.(account, form));
    }),
    `${permission}:export`,
  );

  const all: [CallName, HttpHandler][] = [
    ['list', http.get(path(`${base}/${resource.listPath ?? 'list'}`), list)],
    ['export', http.post(path(`${base}/export`), exported)],
    ['query', http.get(path(`${base}/:id`), record)],
    ['add', http.post(path(base), add)],
    ['edit', http.put(path(base), edit)],
    ['remove', http.delete(path(`${base}/:ids`), remove)],
  ];
  return all.filter(([name]) => calls?.includes(name) ?? true).map(([, handler]) => handler);
}
