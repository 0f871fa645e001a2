import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { TestSpecification } from 'vitest/node';

/**
 * Journeys first, which take longest, then what needs a document, then the rest; in the browser the faults first, whose
 * tables take longer than the size of their files tells.
 */
function rank({ moduleId, project }: TestSpecification): number {
  if (moduleId.includes('/e2e/faults/')) return 0;
  if (project.config.environment === 'jsdom') return 0;
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 1 : 2;
}

/**
 * Runs files with the same environment one after another. A worker then goes on with the next file, and what it has
 * loaded (jsdom, antd) stays loaded. `--sequence.shuffle` shuffles the files all the same.
 */
export async function testOrder() {
  // Not for `vite dev` and the build, which read the same configuration.
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
