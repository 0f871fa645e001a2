import { http, HttpResponse, type HttpHandler } from 'msw';
import { path, PREFIX } from '../../mocks/handlers/path';
import { callOf, readRecording, type Recording } from '../../scripts/contract/recording';

/** The recordings, each of a version of a server. */
export const recordingFrom = (version: string): Recording => readRecording(`${import.meta.dirname}/${version}`);

/** A server that answers as recorded; what it was not asked for then, it does not have. */
export function replay({ answers, refusals }: Recording, heard: (call: string) => void = () => undefined): HttpHandler {
  const none = refusals.find(({ call }) => call === 'GET /contract-check/none');
  return http.all(path('/*'), ({ request }) => {
    const { pathname } = new URL(request.url);
    const call = callOf(request.method, pathname.slice(pathname.indexOf(PREFIX) + PREFIX.length));
    heard(call);
    const answer = answers[call];
    if (answer !== undefined) return HttpResponse.json(answer);
    return HttpResponse.json(none?.answer ?? null, { status: none?.status ?? 200 });
  });
}
