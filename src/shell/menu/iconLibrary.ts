import * as icons from '@ant-design/icons/es/icons';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { plainName, readings } from './iconSource';

const STYLES = ['', 'outlined', 'filled'];

const BY_PLAIN_NAME: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(icons).map(([name, icon]) => [plainName(name), icon]),
);

/** The icon of the library for a name. Without a style in the name, outlined comes before filled. */
export function libraryIcon(name: string): ComponentType | undefined {
  const names = readings(name).flatMap((reading) => STYLES.map((style) => reading + style));
  return names.map((plain) => BY_PLAIN_NAME.get(plain)).find(Boolean);
}

/** Draws it; `unknown` where the library has none of the name. */
export default function LibraryIcon({ name, unknown }: { name: string; unknown: ReactNode }) {
  const Icon = libraryIcon(name);
  return Icon ? createElement(Icon) : unknown;
}
