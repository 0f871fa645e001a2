type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` after every change of the db by users. */
export function onDbChange(listener: Listener): void {
  listeners.add(listener);
}

/** Reports a change that should outlive a reload. */
export function notifyDbChange(): void {
  listeners.forEach((listener) => listener());
}
