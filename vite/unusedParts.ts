import type { Plugin } from 'vite';

const ANTD = /[\\/]node_modules[\\/]antd[\\/]/;
const FORM_CONTEXT = /[\\/]antd[\\/]es[\\/]form[\\/]context\.js$/;

/** What antd attaches to components of the first screen, and nothing draws; eslint.config.js forbids its use. */
const ATTACHED = [
  { source: './AvatarGroup', importer: /[\\/]antd[\\/]es[\\/]avatar[\\/]index\.js$/ },
  { source: './Ribbon', importer: /[\\/]antd[\\/]es[\\/]badge[\\/]index\.js$/ },
  { source: './dropdown-button', importer: /[\\/]antd[\\/]es[\\/]dropdown[\\/]index\.js$/ },
];
const NOTHING = '\0unused-parts/nothing';

/** What is replaced in the texts of modules. */
const EDITS: readonly { file: RegExp; changes: readonly (readonly [from: RegExp, to: string])[] }[] = [
  {
    file: /[\\/]antd[\\/]es[\\/]theme[\\/]interface[\\/]presetColors\.js$/,
    changes: [[/\[[^\]]*\]/, '[]']],
  },
  {
    file: /[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]seed\.js$/,
    changes: [[/(defaultPresetColors =) \{[^}]*\}/, '$1 {}']],
  },
  {
    file: /[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]index\.js$/,
    changes: [
      [/^ *(presetPrimaryColors|presetPalettes)\.pink = .*$/gm, ''],
      [/(const colorPalettes =) [\s\S]*?\n {2}\}, \{\}\);/, '$1 {};'],
    ],
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/,
    changes: [
      [/^\w+\.displayName = ".*";$/gm, ''],
      [/(?<== )(?=React\d*\.(forwardRef|createContext)\()/g, '/* @__PURE__ */ '],
      [/(ENABLE_DEV_WARNINGS =) true/, '$1 false'],
    ],
  },
];

/**
 * Keeps parts of packages out of the first load that nothing there needs. Chunk groups contain all imports of a module.
 * - `ConfigProvider` needs one context of antd's form, and imports the form's index with its validator for it (9 KB
 *   gzipped). It gets the context alone.
 * - `Avatar.Group`, `Badge.Ribbon` and `Dropdown.Button` are attached to their components (2 KB). They are left out.
 * - The 13 palettes for `<Tag color="red">` and the like (2 KB) are more than half of the tokens that antd computes when
 *   it starts and when the theme changes. Dictionaries and statuses have colours of their own
 *   (src/config/theme/themeColors.ts); eslint.config.js forbids antd's, and vite/antdStyles.ts leaves out their rules.
 * - Chinese stands in for English, the language of components outside a `ConfigProvider` (1 KB), and is taken from
 *   antd's modules; `antd/locale` would bring it as CommonJS.
 * - React Router names and wraps its components as it is loaded, which keeps also those that nobody uses, and warns
 *   developers in production.
 */
export function unusedParts(): Plugin {
  const unseen = new Set(EDITS.flatMap(({ changes }) => changes.map(([from]) => from)));
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const resolve = (instead: string) => this.resolve(instead, importer, { skipSelf: true });
      if (source === '@rc-component/form' && FORM_CONTEXT.test(importer)) {
        return resolve('@rc-component/form/es/FormContext.js');
      }
      if (source === 'antd/locale/zh_CN') return resolve('antd/es/locale/zh_CN');
      if (source.endsWith('/locale/en_US') && ANTD.test(importer)) return resolve(source.replace('en_US', 'zh_CN'));
      return ATTACHED.some((part) => part.source === source && part.importer.test(importer)) ? NOTHING : undefined;
    },
    load: (id) => (id === NOTHING ? 'export default undefined;' : undefined),
    transform(code, id) {
      const edit = EDITS.find(({ file }) => file.test(id));
      return edit?.changes.reduce((text, [from, to]) => {
        const changed = text.replace(from, to);
        if (changed !== text) unseen.delete(from);
        return changed;
      }, code);
    },
    buildEnd(error) {
      if (!error && unseen.size > 0) this.error(`A new version has nothing like ${[...unseen].join(' or ')}.`);
    },
  };
}
