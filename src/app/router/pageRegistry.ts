import { createElement, type ComponentType, type ReactElement } from 'react';
import { appConfig } from '@/config/appConfig';
import { PageLoading } from '@/shell/page/PageLoading';
import { lazyWithFallback } from '@/ui/loading/lazyWithFallback';
import { resolvePageName } from './resolvePageName';

type PageModule = { default: ComponentType };

const FILES = import.meta.glob<PageModule>(['../../pages/*/*Page.tsx', '!../../pages/{login,errors,frame}/**']);

/** `../../pages/workbench/WorkbenchPage.tsx` is the component `workbench/WorkbenchPage` of a route. */
const pages: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries(FILES).map(([file, load]) => [
    file.replace(/^.*\/pages\/|\.tsx$/g, ''),
    createElement(lazyWithFallback(load, PageLoading)),
  ]),
);

/** The page for the `component` of a route; `undefined` if there is none. */
export function findPage(component: string): ReactElement | undefined {
  const name = resolvePageName(component, pages, appConfig.pageAliases);
  return name === undefined ? undefined : pages.get(name);
}
