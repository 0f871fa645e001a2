import type { LanguageFn } from 'highlight.js';
import type { Root } from 'hast';
import { createObservable } from '@/lib/observable';
import type { lowlight } from './highlightEngine';

type Grammar = () => Promise<{ default: LanguageFn }>;

const bash: Grammar = () => import('highlight.js/lib/languages/bash');
const javascript: Grammar = () => import('highlight.js/lib/languages/javascript');
const typescript: Grammar = () => import('highlight.js/lib/languages/typescript');
const xml: Grammar = () => import('highlight.js/lib/languages/xml');
const yaml: Grammar = () => import('highlight.js/lib/languages/yaml');
const python: Grammar = () => import('highlight.js/lib/languages/python');

// A map, because the name comes from the answer: `constructor` is a language too.
const GRAMMARS = new Map<string, Grammar>([
  ['bash', bash],
  ['sh', bash],
  ['shell', bash],
  ['css', () => import('highlight.js/lib/languages/css')],
  ['html', xml],
  ['java', () => import('highlight.js/lib/languages/java')],
  ['javascript', javascript],
  ['js', javascript],
  ['json', () => import('highlight.js/lib/languages/json')],
  ['py', python],
  ['python', python],
  ['sql', () => import('highlight.js/lib/languages/sql')],
  ['ts', typescript],
  ['tsx', typescript],
  ['typescript', typescript],
  ['xml', xml],
  ['yaml', yaml],
  ['yml', yaml],
]);

const ready = createObservable<ReadonlySet<string>>(new Set());
const asked = new Set<string>();
const engine: { lowlight?: typeof lowlight } = {};

async function load(language: string, grammar: Grammar): Promise<void> {
  try {
    const [loaded, { default: rules }] = await Promise.all([import('./highlightEngine'), grammar()]);
    engine.lowlight = loaded.lowlight;
    engine.lowlight.register(language, rules);
    ready.set(new Set(ready.get()).add(language));
  } catch {
    // Code without colours can be read as well; the next block of the language tries again.
    asked.delete(language);
  }
}

/** Colours code; engine and grammars are loaded when the first block of a language wants them. */
export const highlighter = {
  /** The languages that can be coloured by now. */
  get: ready.get,
  subscribe: ready.subscribe,
  /** Asks for a language; for one that is not known nothing happens. */
  want(language: string): void {
    const grammar = GRAMMARS.get(language);
    if (!grammar || asked.has(language)) return;
    asked.add(language);
    void load(language, grammar);
  },
  /** The code as a tree; undefined while its language is not ready. */
  colour: (language: string, code: string): Root | undefined =>
    ready.get().has(language) ? engine.lowlight?.highlight(language, code) : undefined,
};
