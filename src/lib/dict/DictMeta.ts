import type { Http } from '../http/http';

export interface DictRequestOptions {
  http: Http;
  /** Whether the user does not wait for the dictionary. Errors are then not reported to the user. */
  inBackground: boolean;
}

/** How a dictionary is fetched and read (§3.12). */
export interface DictMeta {
  type: string;
  /** Fetches the dictionary in a form that `responseConverter` knows. */
  request: (meta: DictMeta, options: DictRequestOptions) => Promise<unknown>;
  /** Converts a response to entries. A result of another type is logged and counts as empty. */
  responseConverter: (response: unknown, meta: DictMeta) => unknown;
  /** Field of the label. Fallbacks: label, name, title. */
  labelField: string;
  /** Field of the value. Fallbacks: value, id, uid, key, code. */
  valueField: string;
  /** Whether the dictionary is loaded when a component first asks for it, not at start. */
  lazy: boolean;
}
