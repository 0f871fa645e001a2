import { execFileSync } from 'node:child_process';
import { findOnPath, installPackage, MissingProgram, thisMachine, type Machine } from './machine';

const PACKAGE = 'fonts-noto-cjk';

/** Whether fontconfig, which Chromium on Linux asks for fonts, knows one with Chinese characters. */
function hasChineseFont(machine: Machine): boolean {
  const list = findOnPath(machine, ['fc-list']);
  return list !== undefined && execFileSync(list, [':lang=zh-cn', 'family'], { encoding: 'utf8' }).trim() !== '';
}

/**
 * Makes sure that the browser can draw Chinese: without such a font each character is a narrow box, and what a test
 * measures or a picture shows is not what users see. Installs one on Debian and Ubuntu, if possible. Other systems come
 * with one.
 *
 * @throws if there is none; the message says what to do
 */
export function ensureChineseFont(
  machine: Machine = thisMachine(),
  platform: NodeJS.Platform = process.platform,
): void {
  if (platform !== 'linux' || hasChineseFont(machine)) return;
  if (installPackage(machine, PACKAGE) && hasChineseFont(machine)) return;
  throw new MissingProgram(
    `The browser tests need a font with Chinese characters: install one (as root apt-get install fontconfig ${PACKAGE}).`,
  );
}
