import type { Http } from '../http/http';

export interface DictRequestOptions {
  http: Http;
  /** The user does not wait for it: errors are not reported to them. */
  inBackground: boolean;
}

/** How a dictionary is fetched and read (specification, section 3, "Dictionary type"). */
export interface DictMeta {
  type: string;
  /** Fetches it in a form that `responseConverter` knows. */
  request: (meta: DictMeta, options: DictRequestOptions) => Promise<unknown>;
  /** Converts a response to entries. A result of another type is logged and counts as empty. */
  responseConverter: (response: unknown, meta: DictMeta) => unknown;
  /** Field of the label. Fallbacks: label, name, title. */
  labelField: string;
  /** Field of the value. Fallbacks: value, id, uid, key, code. */
  valueField: string;
  /** Loaded when a component first asks for it, not at start. */
  lazy: boolean;
}
