/** Hands on what arrives, once for each frame. A hidden window has no frames: there it waits for the next one, or `flush`. */
export function createFrameQueue<Item>(handOn: (items: readonly Item[]) => void) {
  let waiting: Item[] = [];
  let frame = 0;
  const flush = () => {
    cancelAnimationFrame(frame);
    const items = waiting;
    [waiting, frame] = [[], 0];
    if (items.length > 0) handOn(items);
  };
  return {
    flush,
    add(items: readonly Item[]): void {
      waiting.push(...items);
      frame ||= requestAnimationFrame(flush);
    },
    drop: () => void (waiting = []),
  };
}
