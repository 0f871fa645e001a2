import { Session, type Profiler } from 'node:inspector';
import { Script } from 'node:vm';
import { build, type Rollup } from 'vite';

/** A function, and how many blocks of its code a call enters: what the call costs, on any machine the same. */
export interface Counted {
  blocksOf: (text: string) => number;
}

/**
 * Bundles a module with all that it imports, so that V8 compiles it anew and counts its blocks, and loads the bundle.
 *
 * @param entry path of the module
 * @param name of the exported function, which takes a text
 */
export async function countBlocks(entry: string, name: string): Promise<Counted> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    // Without a page: else a dependency takes its variant that reads entities by means of the document.
    resolve: { tsconfigPaths: true, conditions: ['worker'] },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'counted', fileName: 'counted' },
    },
  })) as Rollup.RollupOutput[];
  const code = built[0]?.output[0].code ?? '';
  const filename = `counted-${name}.js`;
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const module: unknown = new Script(`${code}; counted`, { filename }).runInThisContext();
  const call = (module as Record<string, (text: string) => unknown>)[name];
  if (!call) throw new Error(`no function ${name} in ${entry}`);

  const taken = (): number => {
    let blocks = 0;
    session.post('Profiler.takePreciseCoverage', (_error, { result }: Profiler.TakePreciseCoverageReturnType) => {
      for (const script of result) {
        if (!script.url.endsWith(filename)) continue;
        for (const { ranges } of script.functions) for (const { count } of ranges) blocks += count;
      }
    });
    return blocks;
  };
  return {
    blocksOf(text) {
      taken();
      call(text);
      return taken();
    },
  };
}
