import type { Node } from 'unist';

/** Index in the source at which a node begins. */
export const startOf = (node: Node): number => node.position?.start.offset ?? 0;

/** Index in the source just after a node. */
export const endOf = (node: Node): number => node.position?.end.offset ?? 0;

/** Index at which the line of `index` begins. */
export const lineStart = (text: string, index: number): number =>
  index > 0 ? text.lastIndexOf('\n', index - 1) + 1 : 0;
