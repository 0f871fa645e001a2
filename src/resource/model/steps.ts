import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { Field } from './Field';
import { formOf, type RecordOf } from './FieldBase';
import type { Inputs } from './formValues';
import type { ListParams } from './listQuery';
import type { Actor, Read, Resource } from './Resource';

/**
 * Looks at a step before it is saved: says why it cannot be, or what is unusual in it.
 *
 * @param entry the step as it would be saved
 * @param record the one whose step it is, with what the form asks of it
 * @param done the steps that are done, in their order
 */
export type StepCheck = (
  entry: ServerRecord,
  record: ServerRecord,
  done: readonly ServerRecord[],
  read: Read,
  user: Actor,
) => string | undefined | Promise<string | undefined>;

/** What a step writes elsewhere. It is looked for first, so that going on after a failure makes nothing twice. */
export interface StepEffect {
  of: Resource;
  query: ListParams;
  /** Which of the rows it is. */
  is(row: ServerRecord): boolean;
  /** What an existing one gets. */
  edits?: ServerRecord;
  /** The new one, where there is none; without it, it has to be there. */
  adds?: ServerRecord;
  /** The new one is asked for in its own form, which begins with `adds`. */
  isAsked?: true;
}

/** Stands for no due day: servers cannot empty a date. */
export const NO_DUE = '9999-12-31';

/** A step of a process. */
export interface Step<Name extends string = string> {
  key: string;
  /** The number of its stage, from 1 on. */
  stage: number;
  label: string;
  /** Who decides. */
  organ: string;
  /** The rule behind it; empty if there is none. */
  article: string;
  /** What the form says beforehand. */
  hint?: string;
  /** The last part of the permission, and of the call that writes it into the record: `PUT {path}/{word}`. */
  permission: string;
  /** What is asked, in this order: fields of the steps, and of the record itself. */
  fields: readonly string[];
  /** Those of `fields` that are saved in the record. */
  parent?: readonly Name[];
  /** The field that holds its day, where the record itself is the step. */
  heldBy?: Name;
  refuse?: readonly StepCheck[];
  warn?: readonly StepCheck[];
  /** What is written elsewhere, one after the other; each gets the rows of those before, `undefined` where one was not found. */
  effects?: readonly ((
    entry: ServerRecord,
    record: ServerRecord,
    done: readonly ServerRecord[],
    earlier: readonly (ServerRecord | undefined)[],
  ) => StepEffect | undefined)[];
  /** What the record gets besides the step, its due day and `parent`. */
  sets?(
    entry: ServerRecord,
    record: ServerRecord,
    done: readonly ServerRecord[],
    made: readonly (ServerRecord | undefined)[],
  ): ServerRecord;
  /** The day until which the step after it is due. */
  next(entry: ServerRecord, record: ServerRecord, done: readonly ServerRecord[]): string;
  /** It can be done again before the next one. */
  repeats?: true;
  /** The row actions that are offered where it did not pass. */
  orElse?: readonly string[];
}

/**
 * A process in steps: the detail of a record shows how far it is, and 办理 at its row opens the form of the next step. A
 * step is saved as a record of its own, then written into the one whose step it is; what was not written is offered again.
 */
export interface Steps<Name extends string = string> {
  list: readonly Step<Name>[];
  stages: readonly string[];
  /** The field of the last step that is done, here and in `of`. */
  at: Name;
  /** The field of the day until which the next step is due. */
  due: Name;
  /** The records of steps, asked for by the id of the one whose steps they are. */
  of: Resource;
  /** Their fields of the day, and of what came of it, with the value that lets the process go on. */
  day: string;
  result: { field: string; passed: string };
  /** What the form of a step begins with. */
  given?(step: Step<Name>, record: RecordOf<Name>): Inputs;
  /** What is said of a step that is done, besides its day. */
  note?(entry: ServerRecord): string;
}

const placeOf = ({ list }: Steps, key: unknown) => list.findIndex((step) => step.key === textOf(key));

export const isDone = ({ result }: Steps, entry: ServerRecord): boolean =>
  textOf(entry[result.field]) === result.passed;

/** The steps that may be taken now: the next one, and the last one again. */
export function stepsFor(steps: Steps, record: ServerRecord): readonly Step[] {
  const place = placeOf(steps, record[steps.at]);
  const [last, next] = [steps.list[place], steps.list[place + 1]];
  return [...(next ? [next] : []), ...(last?.repeats ? [last] : [])];
}

/** The records of steps that are done, in the order of the process. */
export function doneOf(steps: Steps, entries: readonly ServerRecord[]): readonly ServerRecord[] {
  const { at, day, of } = steps;
  const byText = (name: string, one: ServerRecord, other: ServerRecord) =>
    textOf(one[name]).localeCompare(textOf(other[name]), undefined, { numeric: true });
  return entries
    .filter((entry) => isDone(steps, entry))
    .sort(
      (one, other) =>
        placeOf(steps, one[at]) - placeOf(steps, other[at]) || byText(day, one, other) || byText(of.id, one, other),
    );
}

/** The step that is saved and not written into its record; undefined if all are. */
export function unwrittenOf(
  steps: Steps,
  record: ServerRecord,
  done: readonly ServerRecord[],
): ServerRecord | undefined {
  const last = done.at(-1);
  const step = last && steps.list[placeOf(steps, last[steps.at])];
  if (!last || !step) return undefined;
  const ahead = placeOf(steps, step.key) - placeOf(steps, record[steps.at]);
  // One that repeats has another due day each time.
  const isWritten =
    ahead < 0 || (ahead === 0 && (!step.repeats || textOf(record[steps.due]) === step.next(last, record, done)));
  return isWritten ? undefined : last;
}

/** Where the record stands once the last step is taken back: that before it, with the day until which the next is due. */
export function stepBefore(steps: Steps, record: ServerRecord, done: readonly ServerRecord[]): ServerRecord {
  const left = done.slice(0, -1);
  const last = left.at(-1);
  const step = steps.list[last ? placeOf(steps, last[steps.at]) : 0];
  return step ? { [steps.at]: step.key, [steps.due]: step.next(last ?? {}, record, left) } : {};
}

/** The form of a step: its own fields, and those of the record, which it needs. */
export function stepForm({ fields, steps }: Resource, step: Step): readonly Field[] {
  const own = steps?.of.fields ?? [];
  const asked = step.fields.flatMap((name) => [
    (step.parent?.includes(name) ? fields : own).find((field) => field.name === name) ?? [],
  ]);
  return asked.flat().map((field) => {
    const { only: _only, when: _when, ...form } = formOf(field);
    const isRequired = step.parent?.includes(field.name) ?? form.required ?? false;
    return { ...field, form: { ...form, required: isRequired } };
  });
}

/** How far a stage or a step is. */
export type Progress = 'done' | 'now' | 'later';

export interface StageProgress {
  label: string;
  progress: Progress;
  steps: readonly {
    step: Step;
    progress: Progress;
    /** The days on which it was done, and what is said of it, or that it did not pass. */
    entries: readonly ServerRecord[];
  }[];
}

/** The stages of a process with their steps. Of a record that goes on no more, none is `now`. */
export function progressOf(
  steps: Steps,
  record: ServerRecord,
  entries: readonly ServerRecord[],
  goesOn: boolean,
): readonly StageProgress[] {
  const reached = placeOf(steps, record[steps.at]);
  const progressAt = (place: number): Progress =>
    place <= reached ? 'done' : place === reached + 1 && goesOn ? 'now' : 'later';
  return steps.stages.map((label, index) => {
    const own = steps.list.flatMap((step, place) =>
      step.stage === index + 1
        ? [
            {
              step,
              progress: progressAt(place),
              entries: step.heldBy
                ? [{ [steps.day]: record[step.heldBy], [steps.result.field]: steps.result.passed }]
                : entries.filter((entry) => textOf(entry[steps.at]) === step.key),
            },
          ]
        : [],
    );
    const states = own.map(({ progress }) => progress);
    const isNow = states.includes('now');
    return { label, progress: states.every((one) => one === 'done') ? 'done' : isNow ? 'now' : 'later', steps: own };
  });
}
