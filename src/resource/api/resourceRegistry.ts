import { keyOf, type Resource } from '../Resource';

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

/** Registers a description; its list can then be asked for. */
export function registerResource<R extends Resource>(resource: R): R {
  resources.set(keyOf(resource), resource);
  return resource;
}
