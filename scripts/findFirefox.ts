import { findOnPath, installPackage, isExecutable, MissingProgram, thisMachine, type Machine } from './machine';

/**
 * The Firefox of this machine: `FIREFOX_PATH`, else one on the PATH, else the system's package is installed where that
 * is possible.
 *
 * @throws when there is none, with what to do about it
 */
export function findFirefox(machine: Machine = thisMachine()): string {
  const chosen = machine.env['FIREFOX_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (isExecutable(chosen)) return chosen;
    throw new MissingProgram(`FIREFOX_PATH=${chosen} is no program: set it to a Firefox, or unset it.`);
  }
  const find = () => findOnPath(machine, ['firefox-esr', 'firefox']);
  const found = find() ?? (installPackage(machine, 'firefox-esr') ? find() : undefined);
  if (found !== undefined) return found;
  throw new MissingProgram('Firefox is missing: install it (apt-get install firefox-esr) or set FIREFOX_PATH to one.');
}
