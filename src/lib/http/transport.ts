import axios, { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import { serializeParams } from '../serializeParams';
import { AbortedError, NetworkError, TimeoutError } from './errors';
import type { HttpResponse, HttpRequest } from './HttpRequest';
import { requestHeaders } from './requestHeaders';

const client = axios.create({
  // `no-cache`, otherwise browsers cache a 410 for ever.
  headers: { 'Cache-Control': 'no-cache' },
  // `requestHeaders` has written it.
  withXSRFToken: false,
  paramsSerializer: { serialize: serializeParams },
  transitional: { clarifyTimeoutError: true },
  validateStatus: () => true,
});

function toError(error: unknown, { call, timeout }: HttpRequest): unknown {
  if (error instanceof CanceledError) return new AbortedError(call, { cause: error });
  if (!(error instanceof AxiosError)) return error;
  if (error.code === AxiosError.ETIMEDOUT) return new TimeoutError(call, timeout, { cause: error });
  if (error.code === AxiosError.ECONNABORTED) return new AbortedError(call, { cause: error });
  return new NetworkError(call, { cause: error });
}

/** Sends a request with axios; rejects with a `RequestError` if there is no response. */
export async function sendByAxios(request: HttpRequest): Promise<HttpResponse> {
  const { call, body, form, ...config } = request;
  try {
    const result = await client.request<unknown>({
      ...config,
      headers: requestHeaders(request),
      method: call.method,
      data: form ? new URLSearchParams(serializeParams(form)) : body,
    });
    const headers = new AxiosHeaders(result.headers as AxiosHeaders);
    const { status, statusText, data } = result;
    return { status, statusText, body: data, header: (name) => String(headers.get(name) ?? '') };
  } catch (error) {
    throw toError(error, request);
  }
}
