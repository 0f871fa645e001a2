import type { Plugin } from 'vite';

const IMPORTER = /[\\/]antd[\\/]es[\\/]form[\\/]context\.js$/;

/**
 * antd's `ConfigProvider` needs one context of its form. A chunk group takes along whatever a module imports, used or
 * not: through the form's index, the form and its validator would be in the first load (9 KB gzipped).
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
