import type { ComponentType } from 'react';
import { lazyPart } from './lazyPart';

/** A `lazyPart` that shows `Fallback` while its code is loading. */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType,
): ComponentType<Props> & { preload: () => Promise<void> } {
  const { preload, useElement } = lazyPart(load);
  const Part = (props: Props) => useElement(props) ?? <Fallback />;
  return Object.assign(Part, { preload });
}
