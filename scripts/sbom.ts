import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Bom {
  serialNumber: string;
  metadata: { timestamp: string; component: { name: string; 'bom-ref': string } };
  components: Part[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface Part {
  'bom-ref': string;
}

/** The packages of the lock file, but for those of development alone, as `name@version`. */
function installed(root: string): Set<string> {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean }>;
  };
  const kept = Object.entries(lock.packages).filter(([at, { dev }]) => at !== '' && !dev);
  return new Set(kept.map(([at, { version }]) => `${at.replace(/^.*node_modules\//, '')}@${version}`));
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
  // Without `--omit dev`: with it npm leaves out libraries of the release, too, antd among them (npm 11.19).
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const bom = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })) as Bom;
  const { component } = bom.metadata;
  const parts = installed(root);
  bom.components = bom.components.filter((part) => parts.has(part['bom-ref']));
  const known = new Set([component['bom-ref'], ...bom.components.map((part) => part['bom-ref'])]);
  bom.dependencies = bom.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => known.has(other)) }));
  component.name = component['bom-ref'].replace(/@[^@]*$/, '');
  bom.metadata.timestamp = new Date(time).toISOString();
  bom.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bom.components))}`;
  return `${JSON.stringify(bom, null, 2)}\n`;
}
