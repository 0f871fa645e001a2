import { lazy, type ComponentType } from 'react';
import { appConfig } from '@/config/appConfig';
import { loadChunk } from '@/lib/chunk';

/** Wraps a part of the app that is loaded when it is first shown (spec.md section 2, "load on demand"). */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadChunk(load, appConfig.chunkTimeout));
