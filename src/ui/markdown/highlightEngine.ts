import { createLowlight } from 'lowlight';

/**
 * The highlighting engine without grammars. It is a module of its own, because a dynamic import of the package would
 * load all of its 190 grammars.
 */
export const lowlight = createLowlight();
