import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { keyOf, type Resource } from '../Resource';

/** The name under which the input of a resource's form is kept. */
export const keptInputName = (resource: Resource, scope: ServerRecord): string =>
  [resource.savePath ?? keyOf(resource), ...Object.values(scope).map(textOf)].join(' ');
