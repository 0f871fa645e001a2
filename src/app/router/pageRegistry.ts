import { createElement, type ComponentType, type ReactElement } from 'react';
import { PageLoading } from '@/shell/page/PageLoading';
import { lazyPart } from '@/ui/loading/lazyPart';

type PageModule = { default: ComponentType };

const FILES = import.meta.glob<PageModule>(['../../pages/*/*Page.tsx', '!../../pages/{login,errors,frame}/**']);

/** `../../pages/workbench/WorkbenchPage.tsx` is the component `workbench/WorkbenchPage` of a route. */
const pages: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries(FILES).map(([file, load]) => [
    file.replace(/^.*\/pages\/|\.tsx$/g, ''),
    createElement(lazyPart(load, PageLoading)),
  ]),
);

/** The page of this name, or `undefined` when there is none. */
export const findPage = (component: string) => pages.get(component);
