import type { ServerRecord } from '@/lib/record/ServerRecord';
import { ownValue } from '@/lib/ownValue';
import type { RouteQuery } from '@/state/routes/routeTree';
import { formOf } from './FieldBase';
import { fieldsAt, type Resource } from './Resource';

/**
 * What the query of a menu entry fixes of a page: its list is asked for these values, its new records get them, and
 * nobody filters by these fields. Where it fixes nothing, the description is the same one.
 */
export function fixedFields(resource: Resource, query: RouteQuery): [Resource, ServerRecord] {
  const names = fieldsAt('query', resource)
    .filter((field) => field.query !== 'range' && typeof ownValue(query, field.name) === 'string')
    .map(({ name }) => name);
  if (names.length === 0) return [resource, {}];
  const fields = resource.fields.map((field) => {
    if (!names.includes(field.name)) return field;
    const { form: _form, ...shown } = field;
    const isInEdit = field.form && formOf(field).only !== 'new';
    return { ...shown, query: false, ...(isInEdit && { form: { ...formOf(field), only: 'edit' as const } }) };
  });
  return [{ ...resource, fields }, Object.fromEntries(names.map((name) => [name, query[name]]))];
}
