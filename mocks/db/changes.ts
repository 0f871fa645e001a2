type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` after every change that people make in the db. */
export function onDbChange(listener: Listener): void {
  listeners.add(listener);
}

/** Tells that people have changed something that should outlive a reload. */
export function dbChanged(): void {
  listeners.forEach((listener) => listener());
}
