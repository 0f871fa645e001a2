import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
// With its extension, because Node reads this file when vite.config.ts loads.
import { ICON_ALIASES } from '../src/shell/menu/iconAliases.ts';
import { OWN_ICONS } from '../src/shell/menu/ownIcons.ts';
import type { IconData } from '../src/shell/menu/MenuIcon';

/** A node of an icon's SVG in the data of the icon library. */
interface IconNode {
  tag: string;
  attrs: Record<string, string>;
  children?: IconNode[];
}

interface IconDefinition {
  icon: IconNode | ((primary: string, secondary: string) => IconNode);
}

const require = createRequire(import.meta.url);
const PREFIX = 'virtual:menuIcons/';
/** Placeholder for the lighter colour of two-tone icons. */
const FAINT = 'faint';

/**
 * The icon data. They are a dependency of the icon library, not of the project, so they are resolved from the library.
 */
const readDefinitions = () =>
  createRequire(require.resolve('@ant-design/icons'))('@ant-design/icons-svg') as Record<string, IconDefinition>;

function pathsOf(node: IconNode, above: Record<string, string> = {}): IconData['paths'] {
  const attrs = { ...above, ...node.attrs };
  if (node.tag !== 'path') return (node.children ?? []).flatMap((child) => pathsOf(child, attrs));
  return [
    {
      d: attrs['d'] ?? '',
      ...(attrs['fill-rule'] === 'evenodd' && { fillRule: 'evenodd' }),
      ...(attrs['fill'] === FAINT && { isFaint: true }),
    },
  ];
}

function drawingOf({ icon }: IconDefinition): IconData {
  const node = typeof icon === 'function' ? icon('currentColor', FAINT) : icon;
  return { viewBox: node.attrs['viewBox'] ?? '64 64 896 896', paths: pathsOf(node) };
}

/**
 * Icons for the menu as data. Modules of icons would be shared with the pages that draw them, and so be in the first
 * load.
 *
 * `virtual:menuIcons/own` are the icons of the product's menu, `virtual:menuIcons/aliases` stand in for icons of other
 * sets, `virtual:menuIcons/library` is the whole icon library.
 */
export function menuIcons(): Plugin {
  return {
    name: 'menu-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const wanted = new Set(id.endsWith('/own') ? OWN_ICONS : Object.values(ICON_ALIASES));
      const chosen = Object.entries(readDefinitions()).filter(([name]) => id.endsWith('/library') || wanted.has(name));
      const set = Object.fromEntries(chosen.map(([name, definition]) => [name, drawingOf(definition)]));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(set))});`;
    },
  };
}
