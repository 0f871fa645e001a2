import { keyOf, type Resource } from './Resource';

/** The described resources by `keyOf`; a module variable, because descriptions are loaded code. */
const resources = new Map<string, Resource>();

/** The description whose `keyOf` is `list`. */
export function resourceOf(list: string): Resource {
  const resource = resources.get(list);
  if (!resource) throw new Error(`No resource is described for ${list}.`);
  return resource;
}

/** All descriptions so far. */
export const registeredResources = (): Resource[] => [...resources.values()];

/** For lists whose records lie below another one: the field that names that record. */
const scopes = new WeakMap<Resource, string>();

/** The field that a record and the one above it have in common; undefined where none lies above. */
export const scopeFieldOf = (resource: Resource): string | undefined => scopes.get(resource);

/** Registers a description, and the field of the record above it; its list can then be asked for. */
export function registerResource<R extends Resource>(resource: R, scopeField?: string): R {
  resources.set(keyOf(resource), resource);
  if (scopeField !== undefined) scopes.set(resource, scopeField);
  return resource;
}
