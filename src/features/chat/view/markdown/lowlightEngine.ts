// A part of its own, because loading `lowlight` itself would bring the grammars of all its languages along.
export { createLowlight } from 'lowlight';
