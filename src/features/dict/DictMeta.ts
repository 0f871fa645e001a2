import { dictBackend } from './api/dictBackend';
import type { ByKeyOptions } from './api/dictByKey';
import { toEntries } from './toEntries';

/** How a dictionary is fetched and read (specification, section 3, "Dictionary type"). */
export interface DictMeta {
  type: string;
  /** Fetches it, in whatever shape `responseConverter` knows. */
  request: (meta: DictMeta, options: ByKeyOptions) => Promise<unknown>;
  /** Makes entries of the answer; a result that is no list of `DictEntry` is logged and counts as empty. */
  responseConverter: (response: unknown, meta: DictMeta) => unknown;
  /** Field of the label; where an item lacks it: label, name, title. */
  labelField: string;
  /** Field of the value; where an item lacks it: value, id, uid, key, code. */
  valueField: string;
  /** Is not loaded at start but when the first component asks for it. */
  lazy: boolean;
}

/** A dictionary as it is declared: its type, and what differs from the default. */
export type DictDeclaration = string | (Pick<DictMeta, 'type'> & Partial<DictMeta>);

const defaults: Omit<DictMeta, 'type'> = {
  request: ({ type }, options) => dictBackend.byKey(type, options),
  responseConverter: toEntries,
  labelField: 'dictLabel',
  valueField: 'dictValue',
  lazy: false,
};

/** Completes a declaration with the defaults. */
export const toMeta = (declared: DictDeclaration): DictMeta => ({
  ...defaults,
  ...(typeof declared === 'string' ? { type: declared } : declared),
});
