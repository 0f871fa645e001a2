import { findOnPath, installPackage, isExecutable, MissingProgram, thisMachine, type Machine } from './machine';

/** Folders of nginx on Debian and with Homebrew, which may be missing from a user's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * Finds nginx: `NGINX_PATH`, else on the PATH or in the usual folders. Else it installs the system's package, if
 * possible.
 *
 * @throws if no nginx is found; the message says what to do
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
