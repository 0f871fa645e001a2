/**
 * A clock of the time that has passed since now, in milliseconds. It never goes back: the day's time may be set while
 * people work. Where that has gone further than the steady clock, which stops on some systems while the computer sleeps,
 * it counts.
 *
 * @param longestSleep where the day's time has gone further at once, it was set
 */
export function createElapsed(longestSleep = Infinity): () => number {
  const look = () => ({ wall: Date.now(), steady: performance.now() });
  let before = look();
  let passed = 0;
  return () => {
    const now = look();
    const steady = now.steady - before.steady;
    const wall = now.wall - before.wall;
    passed += wall > steady && wall < longestSleep ? wall : steady;
    before = now;
    return passed;
  };
}
