import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { appConfig } from '@/config/appConfig';
import { loadChunk } from '@/lib/chunk';

type PageModule = { default: ComponentType };

const FILES = import.meta.glob<PageModule>(['../../pages/*/*Page.tsx', '!../../pages/{login,errors,frame}/**']);

/** Wraps a part of the app that is loaded when it is first shown (spec.md section 2, "load on demand"). */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadChunk(load, appConfig.chunkTimeout));

/** `../../pages/workbench/WorkbenchPage.tsx` is the component `workbench/WorkbenchPage` of a route. */
const pages: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries(FILES).map(([file, load]) => [
    file.replace(/^.*\/pages\/|\.tsx$/g, ''),
    createElement(lazyPart(load)),
  ]),
);

/** The page of this name, or `undefined` when there is none. */
export const findPage = (component: string) => pages.get(component);
