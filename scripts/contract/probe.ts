import { appConfig } from '@/config/appConfig';
import { ApiError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { lacksCall } from '@/lib/http/lacksCall';
import type { AppDispatch, AppThunk } from '@/state/storeTypes';
import type { UserInfo } from '@/state/user/userSlice';
import { explainFailure, signatureOf } from './explain';
import type { Options } from './options';
import { wrong, type Finding, type Report } from './Report';
import type { Exchange, Traffic } from './traffic';

/** What all checks of one run share. */
export interface Session {
  http: Http;
  /** Dispatches the app's own thunks. */
  dispatch: AppDispatch;
  options: Options;
  report: Report;
  traffic: Traffic;
  /** The token that the calls send; set by the login. */
  token: string | undefined;
  user: UserInfo | undefined;
  /** The last failure that the HTTP client reported: thunks keep their errors to themselves. */
  failure: Error | undefined;
  /** How the backend refuses a call that it does not have. */
  unknown: string;
  /** The server has tenants, as some kinds can be told to have none. */
  hasTenants: boolean;
  /** Aborted when the user stops the command: no further call is made, and test entries are removed. */
  stop: AbortSignal;
}

/** A call that no backend has. */
export const NO_CALL = '/contract-check/none';

const signed = async (exchange: Exchange | undefined) =>
  signatureOf(exchange?.status, (await exchange?.body)?.text ?? '');

/** Learns how the backend refuses a call that it does not have; some do by the code 404 or 500 with HTTP 200. */
export async function learnUnknown(session: Session): Promise<void> {
  await fetch(`${session.options.base}${NO_CALL}`, {
    headers: { authorization: `Bearer ${session.token ?? ''}`, clientid: appConfig.clientId },
  }).then((response) => response.text());
  session.unknown = await signed(session.traffic.last());
}

/** Whether the backend does not have the last call. */
export async function isUnknown({ traffic, unknown }: Session): Promise<boolean> {
  const exchange = traffic.last();
  return [404, 405, 501].includes(exchange?.status ?? 0) || (await signed(exchange)) === unknown;
}

/** Dispatches a thunk; without a result it rejects with the failure that the HTTP client reported. */
export async function run<T>(
  session: Session,
  thunk: AppThunk<Promise<T>>,
  isDone: (result: T) => boolean = () => true,
): Promise<T> {
  session.failure = undefined;
  const result = await session.dispatch(thunk);
  if (isDone(result)) return result;
  throw session.failure ?? new Error(JSON.stringify(result));
}

/** Excuses the calls that are added by hand to the code of RuoYi's generator (`--generated`). */
export const notGenerated =
  ({ options }: Session) =>
  (error: ApiError): Promise<string | undefined> =>
    Promise.resolve(options.generated && lacksCall(error) ? 'generated code does not have it' : undefined);

/**
 * Makes a call as the app does and reports it. Resolves with what the app makes of the response; `undefined` if it
 * refuses that. Throws when the command was stopped.
 *
 * @param look further findings about a response that the app accepts
 * @param excuse why a refusal is not wrong, so that the call counts as not made; `undefined` if it is wrong
 */
export async function probe<T>(
  session: Session,
  call: string,
  ask: () => Promise<T>,
  look: (value: T) => Finding[] | Promise<Finding[]> = () => [],
  excuse: (error: ApiError) => Promise<string | undefined> = () => Promise.resolve(undefined),
): Promise<T | undefined> {
  const { traffic, report, stop } = session;
  stop.throwIfAborted();
  traffic.forget();
  try {
    const value = await ask();
    report.tell(call, await look(value));
    return value;
  } catch (error) {
    const excused = error instanceof ApiError ? await excuse(error) : undefined;
    if (excused !== undefined) return void report.notTried(call, excused);
    const missing = error instanceof ApiError && (await isUnknown(session)) ? 'the server does not have it: ' : '';
    report.tell(call, [wrong(missing + (await explainFailure(error, traffic.last())))]);
    return undefined;
  }
}

/**
 * Makes a call that the backend must refuse, and reports whether it did; resolves with that. The app relies on the refusal,
 * not on its code.
 *
 * @param excuse why it is not wrong that the call went through; `undefined` if it is
 */
export async function probeRefusal(
  session: Session,
  call: string,
  ask: () => Promise<unknown>,
  excuse?: string,
): Promise<boolean> {
  const { traffic, report, stop } = session;
  stop.throwIfAborted();
  traffic.forget();
  try {
    await ask();
    if (excuse === undefined) report.tell(call, [wrong('was not refused')]);
    else report.notTried(call, excuse);
    return false;
  } catch (error) {
    const isRefusal = error instanceof ApiError;
    report.tell(call, isRefusal ? [] : [wrong(`expected a refusal: ${await explainFailure(error, traffic.last())}`)]);
    return true;
  }
}
