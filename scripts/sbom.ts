import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

interface Bom {
  serialNumber: string;
  metadata: { timestamp: string; component: { name: string; 'bom-ref': string } };
  components: unknown[];
}

/** A UUID that stands for a content. */
const uuidOf = (content: string) =>
  createHash('sha256')
    .update(content)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/**
 * The list of the libraries that come with a release, in CycloneDX, as npm writes it from the lock file. What npm makes
 * anew each time (number, time) and takes from the folder (name) is made from the content.
 *
 * @param root folder of the project
 * @param time in milliseconds since 1970
 */
export function sbomOf(root: string, time: number): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const bom = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })) as Bom;
  const { component } = bom.metadata;
  component.name = component['bom-ref'].replace(/@[^@]*$/, '');
  bom.metadata.timestamp = new Date(time).toISOString();
  bom.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bom.components))}`;
  return `${JSON.stringify(bom, null, 2)}\n`;
}
