import type { ReactNode } from 'react';
import type { Plugin } from 'vite';

/** The module that registers the styles of a component; the last folder before it is the component's. */
const STYLE_MODULE = /[\\/]antd[\\/]es[\\/](?:.+[\\/])?([\w-]+)[\\/]style(?:[\\/][\w-]+)?\.js$/;
/** The module that is part of each build with antd: the styles that all components share come with it. */
const SHARED_MODULE = /[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]genStyleUtils\.js$/;
const SHARED = ['shared', 'ant-design-icons'];

/** `DatePicker-DatePicker` is the name in antd's cache of the styles of the folder `date-picker`. */
const folderOf = (name: string) =>
  name.startsWith('ant-design-icons')
    ? 'ant-design-icons'
    : name
        .replace(/-.*/, '')
        .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
        .toLowerCase();

/** The styles of all antd components, by the folder of the component. Colours and sizes are variables. */
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
  const byFolder = new Map<string, ReturnType<typeof createCache>>();
  for (const [key, value] of all.cache) {
    // `style%<hash>%layer%<name>%<class prefix>…`
    const [kind, , , name = ''] = key.split('%');
    if (kind !== 'style') continue;
    const own = byFolder.get(folderOf(name)) ?? createCache();
    own.cache.set(key, value);
    byFolder.set(folderOf(name), own);
  }
  const textOf = (cache: ReturnType<typeof createCache>) =>
    extractStyle(cache, { plain: true, types: 'style' }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
  return new Map([...byFolder].map(([folder, cache]) => [folder, textOf(cache)]));
}

/**
 * Writes the styles of antd's components into style sheets beside the chunks that have these components, by antd's own
 * tool. Only the theme's variables are made at run time (`zeroRuntime` in config/theme/antdTheme.ts).
 */
export function antdStyles(): Plugin {
  let styles: ReadonlyMap<string, string>;
  return {
    name: 'antd-styles',
    apply: 'build',
    async buildStart() {
      styles = await extractAll();
    },
    renderChunk(_code, chunk) {
      const folders = new Set<string>();
      for (const [id, { renderedExports }] of Object.entries(chunk.modules)) {
        const [, folder] = STYLE_MODULE.exec(id) ?? [];
        // Others take a function from the module, and draw nothing of the component.
        if (folder !== undefined && renderedExports.includes('default')) folders.add(folder);
        if (SHARED_MODULE.test(id)) for (const shared of SHARED) folders.add(shared);
      }
      if (folders.size === 0) return undefined;
      const source = [...folders].map((folder) => styles.get(folder) ?? this.error(`antd's ${folder} has no styles.`));
      const file = this.emitFile({ type: 'asset', name: `${chunk.name}.css`, source: source.join('\n') });
      chunk.viteMetadata?.importedCss.add(this.getFileName(file));
      return undefined;
    },
  };
}
