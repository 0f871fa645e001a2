/** What the oldest browsers of `browserslist` (package.json) have of ES2023; `lib` in tsconfig ends before it. */
interface ReadonlyArray<T> {
  findLast<S extends T>(predicate: (value: T, index: number, array: readonly T[]) => value is S): S | undefined;
  findLast(predicate: (value: T, index: number, array: readonly T[]) => unknown): T | undefined;
  findLastIndex(predicate: (value: T, index: number, array: readonly T[]) => unknown): number;
}

interface Array<T> {
  findLast<S extends T>(predicate: (value: T, index: number, array: T[]) => value is S): S | undefined;
  findLast(predicate: (value: T, index: number, array: T[]) => unknown): T | undefined;
  findLastIndex(predicate: (value: T, index: number, array: T[]) => unknown): number;
}
