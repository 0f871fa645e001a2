import * as icons from '@ant-design/icons/es/icons';
import type { ComponentType } from 'react';
import { plainName, readings } from './iconSource';

const STYLES = ['', 'outlined', 'filled'];

const BY_PLAIN_NAME: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(icons).map(([name, icon]) => [plainName(name), icon]),
);

/** The icon of the library for a name. Without a style in the name, outlined comes before filled. */
export function libraryIcon(name: string): ComponentType | undefined {
  for (const reading of readings(name)) {
    for (const style of STYLES) {
      const found = BY_PLAIN_NAME.get(reading + style);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
