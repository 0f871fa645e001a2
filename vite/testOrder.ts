import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { TestSpecification } from 'vitest/node';

/**
 * Journeys first, because they take longest, then tests with jsdom, then the rest; in the browser the faults first,
 * which take longer than the sizes of their files suggest.
 */
function rank({ moduleId, project }: TestSpecification): number {
  if (moduleId.includes('/e2e/faults/')) return 0;
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
