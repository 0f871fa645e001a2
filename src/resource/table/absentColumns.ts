import { type ServerRecord, valueAt } from '@/lib/record/ServerRecord';
import { columnOf, type Field, propertiesOf } from '../Field';
import { fieldsAt, type Resource } from '../Resource';

const isDrawn = (field: Field) => columnOf(field).render !== undefined || columnOf(field).toggle !== undefined;

/** Whether a row lacks a property; of a record in it, `null` too: lists without that record have its id alone. */
const lacks = (row: ServerRecord, name: string) =>
  valueAt(row, name) === undefined || (name.includes('.') && valueAt(row, name) === null);

/** The names of columns that no row has: the server does not know them, and could not sort by them. */
export const absentColumns = (resource: Resource, rows: readonly ServerRecord[]): string[] =>
  rows.length === 0
    ? []
    : fieldsAt('column', resource)
        .filter((field) => !propertiesOf(field).includes(resource.nameField) && !isDrawn(field))
        .filter((field) => propertiesOf(field).every((name) => rows.every((row) => lacks(row, name))))
        .map(({ name }) => name);
