import { type RecordId, type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { keyOf, type Resource } from '../Resource';

export const idOf = (resource: Resource, record: ServerRecord): RecordId => {
  const id = record[resource.id];
  return typeof id === 'number' ? id : textOf(id);
};

export const pathOf = (resource: Resource, id: RecordId) => `${resource.path}/${encodeURIComponent(id)}`;

/** What is out of date after a record was changed, as in `recordsChanged`. */
export const changesOf = (resource: Resource, record: ServerRecord) => [
  resource.path,
  keyOf(resource),
  ...(resource.changes?.(record) ?? []),
];
