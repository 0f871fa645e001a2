import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Writes the class names of a CSS module as its type, where `rootDirs` and `paths` of tsconfig.json find it: a name that
 * the style sheet lacks is a type error. Vite calls it for each module that it compiles (`css.modules.getJSON`).
 */
export function writeCssModuleTypes(file: string, classNames: Record<string, string>): void {
  const root = join(import.meta.dirname, '..');
  const target = join(root, 'node_modules/.cache/cssTypes', `${relative(root, file)}.d.ts`);
  const names = Object.keys(classNames).map((name) => `  readonly ${JSON.stringify(name)}: string;`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, ['declare const styles: {', ...names, '};', 'export default styles;', ''].join('\n'));
}
