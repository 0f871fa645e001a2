import { permissionFor } from '@/lib/permission';
import type { Count } from './count';
import type { ChoiceSource } from './kinds';
import type { Resource } from './Resource';

/** Said in place of 0 where it counts nothing either: what would be counted was never planned or made. */
export interface None<Name extends string = string> extends Count<Name> {
  label: string;
  /** The tree of branches: who sees none of them has nothing to make. */
  branches: ChoiceSource;
}

/** Records that wait for somebody: the workbench counts them, and leads to them. */
export interface Reminder<Name extends string = string> extends Count<Name> {
  label: string;
  /** The words of those who can settle it, as in an action; one of them suffices. */
  permission: string | readonly string[];
  /** The months in which it is shown, 1 to 12; all by default. */
  months?: readonly number[];
  /** Its time has passed. */
  isLate?: true;
  none?: None<Name>;
}

/** Some records, less some of them. */
export interface Tally<Name extends string = string> {
  all: Count<Name>;
  less?: readonly Count<Name>[];
}

/** A number that says how things stand, or two: `222 / 239 人`. It is made of at most three counts. */
export interface Figure<Name extends string = string> {
  label: string;
  unit: string;
  part: Tally<Name>;
  of?: Tally<Name>;
  none?: None<Name>;
}

/** A page whose records the workbench counts: its name in the app, and as much of its description as that takes. */
export interface CountedPage {
  page: string;
  list: Resource;
}

/** The reminders that somebody can settle, in this month. */
export const remindersFor = (
  list: Resource,
  hasAnyPermission: (words: readonly string[]) => boolean,
  now = new Date(),
): Reminder[] =>
  (list.reminders ?? []).filter(
    ({ permission, months }) =>
      hasAnyPermission([permission].flat().map((word) => permissionFor(list, word))) &&
      (months?.includes(now.getMonth() + 1) ?? true),
  );
