import { findOnPath, installPackage, isExecutable, MissingProgram, thisMachine, type Machine } from './machine';

/** Where it lies on Debian and with Homebrew when the PATH of a plain user does not say so. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * The nginx of this machine: `NGINX_PATH`, else one on the PATH or in the usual folders, else the system's package is
 * installed where that is possible.
 *
 * @throws when there is none, with what to do about it
 */
export function findNginx(machine: Machine = thisMachine(), folders: readonly string[] = FOLDERS): string {
  const chosen = machine.env['NGINX_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (isExecutable(chosen)) return chosen;
    throw new MissingProgram(`NGINX_PATH=${chosen} is no program: set it to an nginx, or unset it.`);
  }
  const find = () => findOnPath(machine, ['nginx'], folders);
  const found = find() ?? (installPackage(machine, 'nginx') ? find() : undefined);
  if (found !== undefined) return found;
  throw new MissingProgram(
    'The tests of the deployment need nginx: install it (as root apt-get install nginx, or brew install nginx) or set NGINX_PATH to one.',
  );
}
