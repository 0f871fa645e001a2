import { findOnPath, installPackage, isExecutable, MissingProgram, thisMachine, type Machine } from './machine';

/**
 * Finds Firefox: `FIREFOX_PATH`, else on the PATH. Else it installs the system's package, if possible.
 *
 * @throws if no Firefox is found; the message says what to do
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
