import { registeredResources } from '@/resource/model/resourceRegistry';
import { pageNameOf } from '@/app/router/resolvePageName';
import type { Resource } from '@/resource/model/Resource';

/** A page of the app, and the resources that its code describes. */
export interface Page {
  /** As a menu names it, such as `system/PostPage`. */
  name: string;
  resources: readonly Resource[];
}

const FILES = import.meta.glob(['../../src/pages/**/*Page.tsx', '!../../src/pages/{login,errors,frame}/**']);

/** Loads one page after the other, so that it is known which of them describes what. */
async function loadAll(): Promise<Page[]> {
  const pages: Page[] = [];
  for (const [file, load] of Object.entries(FILES)) {
    const before = new Set(registeredResources());
    await load();
    const resources = registeredResources().filter((resource) => !before.has(resource));
    pages.push({ name: pageNameOf(file), resources });
  }
  return pages;
}

let loaded: Promise<Page[]> | undefined;

/** All pages of the app, loaded once. */
export const loadPages = (): Promise<Page[]> => (loaded ??= loadAll());
