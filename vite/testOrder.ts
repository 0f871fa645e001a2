import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Longest first: journeys, then what needs a document, then the rest. */
function rank({ moduleId, project }: TestSpecification): number {
  if (project.config.environment === 'jsdom') return 0;
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 1 : 2;
}

/**
 * Runs files with the same environment one after another. A worker then goes on with the next file, and what it has
 * loaded (jsdom, antd) stays loaded. `--sequence.shuffle` shuffles them all the same.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed, shuffle } = this.ctx.config.sequence;
    if (shuffle) {
      const chance = ({ moduleId }: TestSpecification) =>
        createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
      return files.toSorted((a, b) => chance(a).localeCompare(chance(b)));
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
