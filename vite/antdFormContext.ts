import type { Plugin } from 'vite';

const IMPORTER = /[\\/]antd[\\/]es[\\/]form[\\/]context\.js$/;

/**
 * antd's `ConfigProvider` needs one context of antd's form, and imports the form's index for it. Chunk groups
 * contain all imports of a module, so the form and its validator would be in the first load (9 KB gzipped). This
 * plugin imports the context alone.
 */
export function antdFormContext(): Plugin {
  return {
    name: 'antd-form-context',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '@rc-component/form' || !IMPORTER.test(importer ?? '')) return undefined;
      return this.resolve('@rc-component/form/es/FormContext.js', importer, { skipSelf: true });
    },
  };
}
