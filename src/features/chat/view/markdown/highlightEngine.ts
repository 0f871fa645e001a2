import { createLowlight } from 'lowlight';

/** The engine without a grammar; a module of its own, because a loaded package comes with all of its 190 grammars. */
export const lowlight = createLowlight();
