import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { TestSpecification } from 'vitest/node';

/**
 * The order of test files, lowest first. Files of the jsdom project come first, because they take longest, then single
 * files with jsdom, then the rest. Among the browser tests the faults come first, because they take longer than the
 * sizes of their files suggest.
 */
function rank({ moduleId, project }: TestSpecification): number {
  if (moduleId.includes('/release/faults/')) return 0;
  if (project.config.environment === 'jsdom') return 0;
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 1 : 2;
}

/**
 * Sorts the files by environment, so that a worker keeps what it has loaded (jsdom, antd) for the next file.
 * `--sequence.shuffle` shuffles the files nevertheless.
 */
export async function testOrder() {
  // Imported here, because `vite dev` and the build load the same configuration without vitest.
  const { BaseSequencer } = await import('vitest/node');
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const { seed, shuffle } = this.ctx.config.sequence;
      if (!shuffle) return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
      const chance = ({ moduleId }: TestSpecification) =>
        createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
      return [...files].sort((a, b) => (chance(a) < chance(b) ? -1 : 1));
    }
  };
}
