import { type ServerRecord, valueAt } from '@/lib/record/ServerRecord';
import { columnOf, type Field } from '../Field';
import { fieldsAt, type Resource } from '../Resource';

const isDrawn = (field: Field) => columnOf(field).render !== undefined || columnOf(field).toggle !== undefined;

/** The names of columns that no row has: the server does not know them, and could not sort by them. */
export const absentColumns = (resource: Resource, rows: readonly ServerRecord[]): string[] =>
  rows.length === 0
    ? []
    : fieldsAt('column', resource)
        .filter((field) => field.name !== resource.nameField && !isDrawn(field))
        .map(({ name }) => name)
        .filter((name) => rows.every((row) => valueAt(row, name) === undefined));
