import type { ReactNode } from 'react';
import type { Plugin } from 'vite';

/** The modules of antd that register styles. */
const STYLE_MODULE = /\/antd\/es\/.*\/style(\/[^/]+)?\.js$/;
/** Styles that all components share: links and icons. */
const SHARED_MODULE = /\/antd\/es\/theme\/util\/genStyleUtils\.js$/;
const REGISTER = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);

/** Styles of variants that this product does not use. */
const NOT_NEEDED = new Set(['Pagination-bordered']);
/** Rules of antd's palettes, such as `.ant-tag-red`, which the build leaves out (unusedParts.ts). */
const PALETTE_RULE = /[^{}]*\{[^{}]*var\(--ant-[a-z]+-\d+\)[^{}]*\}/g;

const PREFIX = '/@antd-styles/';

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;

/**
 * Finds the calls that register styles: the name in antd's cache, and the position of the function that makes the
 * styles.
 */
function* registrations(value: unknown): Generator<{ name: string; start: number; end: number }> {
  if (Array.isArray(value)) for (const entry of value) yield* registrations(entry);
  if (!isNode(value)) return;
  const { callee, arguments: args } = value;
  if (isNode(callee) && typeof callee['name'] === 'string' && REGISTER.has(callee['name']) && Array.isArray(args)) {
    const [component, make] = args as SyntaxNode[];
    const parts = (component?.['elements'] ?? [component]) as { value: string }[];
    const names = parts.map((part) => part.value);
    // In the cache `Button` is called `Button-Button`, and `['Layout', 'Sider']` is called `Layout-Sider`.
    if (make) yield { name: `${names[0]}-${names.at(-1)}`, start: make.start, end: make.end };
  }
  for (const child of Object.values(value)) yield* registrations(child);
}

/** The styles of all antd components, by their names in the cache. Colours and sizes are variables. */
async function extractAll(): Promise<ReadonlyMap<string, string>> {
  // Imported here, because only a build needs antd, and loading all of it takes a second.
  const { createElement } = await import('react');
  const { ConfigProvider, Form } = await import('antd');
  const { createCache, extractStyle, StyleProvider } = await import('@ant-design/cssinjs');
  const tool = await import('@ant-design/static-style-extract');

  const all = createCache();
  const theme = { hashed: false, cssVar: { key: 'any' } };
  // The tool does not render a field inside a form, which has styles of its own. So such a field is rendered here.
  const field = createElement(Form.Item, { label: 'field' });
  tool.extractStyle((components: ReactNode) => {
    const content = createElement(ConfigProvider, { theme }, components, createElement(Form, null, field));
    return createElement(StyleProvider, { cache: all, layer: true }, content);
  });
  const byName = new Map<string, ReturnType<typeof createCache>>();
  for (const [key, value] of all.cache) {
    // `style%<hash>%layer%<name>%<class prefix>…`
    const [kind, , , name = ''] = key.split('%');
    if (kind !== 'style') continue;
    const own = byName.get(name) ?? createCache();
    own.cache.set(key, value);
    byName.set(name, own);
  }
  const textOf = (cache: ReturnType<typeof createCache>) =>
    extractStyle(cache, { plain: true, types: 'style' })
      .replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '')
      .replace(PALETTE_RULE, '');
  return new Map([...byName].map(([name, cache]) => [name, textOf(cache)]));
}

/**
 * Writes antd's styles into the style sheets of the build, and removes the functions that would make them in the
 * browser (`zeroRuntime` in config/theme/antdTheme.ts). Only the theme's variables are made at run time.
 */
export function antdStyles(): Plugin {
  let styles: ReadonlyMap<string, string>;
  const missing = new Map<string, string>();
  const importOf = (name: string) => `import '${PREFIX}${name}.css';`;
  return {
    name: 'antd-styles',
    apply: 'build',
    async buildStart() {
      styles = await extractAll();
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? id : undefined),
    load: (id) => (id.startsWith(PREFIX) ? styles.get(id.slice(PREFIX.length, -'.css'.length)) : undefined),
    transform(code, id) {
      if (SHARED_MODULE.test(id)) return { code: importOf('Shared') + code, map: null };
      if (!STYLE_MODULE.test(id)) return undefined;
      let rest = code;
      const imports: string[] = [];
      for (const { name, start, end } of [...registrations(this.parse(code))].reverse()) {
        if (styles.has(name)) imports.unshift(importOf(name));
        else if (!NOT_NEEDED.has(name)) missing.set(id, name);
        rest = `${rest.slice(0, start)}() => []${rest.slice(end)}`;
      }
      return { code: imports.join('') + rest, map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const name = file.moduleIds.map((id) => missing.get(id)).find((found) => found !== undefined);
        if (name !== undefined) this.error(`antd's component ${name} is used, but its styles could not be extracted.`);
      }
    },
  };
}
