import type { LanguageFn } from 'highlight.js';
import type { Root } from 'hast';
import { createObservable } from '@/lib/createObservable';
import { whenIdle } from '@/lib/whenIdle';
import type { lowlight } from './highlightEngine';

type Grammar = () => Promise<{ default: LanguageFn }>;

const GRAMMARS: [names: string, grammar: Grammar][] = [
  ['bash sh shell', () => import('highlight.js/lib/languages/bash')],
  ['css', () => import('highlight.js/lib/languages/css')],
  ['html xml', () => import('highlight.js/lib/languages/xml')],
  ['java', () => import('highlight.js/lib/languages/java')],
  ['javascript js', () => import('highlight.js/lib/languages/javascript')],
  ['json', () => import('highlight.js/lib/languages/json')],
  ['python py', () => import('highlight.js/lib/languages/python')],
  ['sql', () => import('highlight.js/lib/languages/sql')],
  ['typescript ts tsx', () => import('highlight.js/lib/languages/typescript')],
  ['yaml yml', () => import('highlight.js/lib/languages/yaml')],
];
// A Map, because the name comes from the text, and an object would also find names such as `constructor`.
const BY_NAME = new Map(
  GRAMMARS.flatMap(([names, grammar]) => names.split(' ').map((name) => [name, grammar] as const)),
);

// Module variables, because loaded code belongs to the page, not to one app instance.
const ready = createObservable<ReadonlySet<string>>(new Set());
const asked = new Set<string>();
const engine: { lowlight?: typeof lowlight } = {};

async function load(language: string, grammar: Grammar): Promise<void> {
  try {
    // Text that arrives comes first.
    await whenIdle();
    const [loaded, { default: rules }] = await Promise.all([import('./highlightEngine'), grammar()]);
    engine.lowlight = loaded.lowlight;
    engine.lowlight.register(language, rules);
    ready.set(new Set(ready.get()).add(language));
  } catch {
    // Loading has failed; the next block in this language tries again.
    asked.delete(language);
  }
}

/** Syntax highlighting. The engine and a grammar are loaded for the first block in that language. */
export const highlighter = {
  /** The languages that are loaded. */
  get: ready.get,
  subscribe: ready.subscribe,
  /** Loads a language; nothing happens for an unknown one. */
  want(language: string): void {
    const grammar = BY_NAME.get(language);
    if (!grammar || asked.has(language)) return;
    asked.add(language);
    void load(language, grammar);
  },
  /** The code as a tree; undefined while its language is not ready. */
  colour: (language: string, code: string): Root | undefined =>
    ready.get().has(language) ? engine.lowlight?.highlight(language, code) : undefined,
};
