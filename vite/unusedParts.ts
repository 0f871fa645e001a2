import type { Plugin } from 'vite';

const ANTD = /[\\/]node_modules[\\/]antd[\\/]/;
const FORM_CONTEXT = /[\\/]antd[\\/]es[\\/]form[\\/]context\.js$/;
const REACT_ROUTER = /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/;

/** What antd attaches to components of the first screen, and nothing draws; eslint.config.js forbids its use. */
const ATTACHED = [
  { source: './AvatarGroup', importer: /[\\/]antd[\\/]es[\\/]avatar[\\/]index\.js$/ },
  { source: './Ribbon', importer: /[\\/]antd[\\/]es[\\/]badge[\\/]index\.js$/ },
  { source: './dropdown-button', importer: /[\\/]antd[\\/]es[\\/]dropdown[\\/]index\.js$/ },
];
const NOTHING = '\0unused-parts/nothing';

/**
 * Keeps parts of packages out of the first load that nothing there needs. Chunk groups contain all imports of a module.
 * - `ConfigProvider` needs one context of antd's form, and imports the form's index with its validator for it (9 KB
 *   gzipped). It gets the context alone.
 * - `Avatar.Group`, `Badge.Ribbon` and `Dropdown.Button` are attached to their components (2 KB). They are left out.
 * - Chinese stands in for English, the language of components outside a `ConfigProvider` (1 KB), and is taken from
 *   antd's modules; `antd/locale` would bring it as CommonJS.
 * - React Router names its components, which keeps also those that nobody uses, and warns developers in production.
 */
export function unusedParts(): Plugin {
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
      if (!REACT_ROUTER.test(id)) return undefined;
      return code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
    },
  };
}
