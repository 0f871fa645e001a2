import { permissionFor } from '@/lib/permission';
import { type Field } from './Field';
import { formOf } from './FieldBase';
import type { Resource } from './Resource';

/** What of a field this user has: all, what the server shows of it, or nothing. */
function permitted(field: Field, resource: Resource, has: (permission: string) => boolean): Field[] {
  const { permission } = field;
  if (permission === undefined) return [field];
  const isMasked = typeof permission !== 'string';
  if (has(permissionFor(resource, isMasked ? permission.word : permission))) return [field];
  if (!isMasked) return [];
  return [{ ...field, byServer: true, ...(field.form && { form: { ...formOf(field), only: 'edit' } }) }];
}

/** A description with the fields that this user may see; the same one where that is all. */
export function permittedFields(resource: Resource, has: (permission: string) => boolean): Resource {
  const fields = resource.fields.flatMap((field) => permitted(field, resource, has));
  const isAll = fields.length === resource.fields.length && fields.every((field) => resource.fields.includes(field));
  return isAll ? resource : { ...resource, fields };
}
