import { appConfig } from '../../src/config/appConfig';
import { ossCall } from '../../src/features/download/ossFile';
import { fileNameOf } from '../../src/lib/download/fileName';
import { ApiError, DownloadError } from '@/lib/http/errors';
import type { FileOptions, FileResponse } from '../../src/lib/http/fetchFile';
import { note, variant, wrong, type Finding } from './Finding';
import { explainFailure } from './explainFailure';
import { inBody, probe, type Probe, type Session } from './probe';

const MISSING = 'contract-check-missing.txt';
const ZIP = 'PK';

function describe({ blob, header }: FileResponse): Finding[] {
  if (blob.size === 0) return [wrong('the file is empty')];
  const name = fileNameOf(header, '');
  const named = note(`${name}, ${blob.size} bytes`);
  if (header('download-filename') !== '') return [named];
  if (header('content-disposition') !== '') return [variant('named by content-disposition'), named];
  return [variant('no name: neither download-filename nor content-disposition')];
}

const isZip = async ({ blob }: FileResponse) =>
  (await blob.slice(0, ZIP.length).text()) === ZIP ? [] : [wrong('the file is no zip archive')];

const probeFile = (
  session: Session,
  call: string,
  ask: () => Promise<FileResponse>,
  look: (file: FileResponse) => Finding[] | Promise<Finding[]> = () => [],
  judgement: Pick<Probe<unknown>, 'refused'> = {},
) =>
  probe(session, {
    ...judgement,
    call,
    ask,
    look: async (file) => [...describe(file), ...(await look(file))],
    nameOf: inBody,
  });

/** The page that the app shows; it sends these parameters with an export. */
const PAGING = { pageNum: '1', pageSize: '10' };

/** Checks an export with the parameters of a page, and without them. */
async function probeExport(session: Session, path: string, form: Readonly<Record<string, string>>): Promise<void> {
  const post = (content: Readonly<Record<string, string>>) => () => session.http.postFile(path, { form: content });
  await probeFile(session, `POST ${path} (form of a page)`, post({ ...form, ...PAGING }));
  await probeFile(session, `POST ${path} (form)`, post(form), () => [], {
    refused: (text) => variant(`${text}; the app always sends pageNum and pageSize`),
  });
}

/**
 * Checks that the download of a missing file is refused with a JSON message.
 *
 * @param hasCall whether another download has succeeded; otherwise a refusal may mean that the backend lacks the call
 */
async function probeMissingFile(session: Session, hasCall: boolean): Promise<void> {
  const call = 'GET /system/oss/download/{name} of no file';
  const { http, report, traffic } = session;
  traffic.forget();
  try {
    await http.getFile(ossCall(MISSING).url, {});
    report.tell(call, [wrong('a file came')]);
  } catch (error) {
    const isRefusal = error instanceof DownloadError;
    const told = isRefusal ? [] : [variant('the HTTP status alone says so, without a message in JSON')];
    const refused = error instanceof ApiError;
    if (refused && !hasCall) {
      report.skip(call, 'refused, but perhaps there is no such call at all: give --oss NAME of a file that is there');
      return;
    }
    report.tell(call, refused ? told : [wrong(await explainFailure(error, traffic.last()))]);
  }
}

/** Checks the downloads of the app's own pages, and the downloads given by options. */
export async function probeDownloads(session: Session, dictType: string): Promise<void> {
  const { http, options, report } = session;
  const { oss, json } = options;
  const post = (target: string, content: FileOptions) => () => http.postFile(target, content);

  const { filesExportCall, filesZipCall } = appConfig;
  const { dictExportCall } = options;
  const formCall = options['download-form'] ?? (dictExportCall && `${dictExportCall}?dictType=${dictType}`);
  const [path = '', query = ''] = formCall.split('?');
  const form = Object.fromEntries(new URLSearchParams(query));
  if (path === '') report.skip('POST … (form)', 'give --download-form PATH, or set VITE_DICT_EXPORT_CALL');
  else await probeExport(session, path, form);

  const jsonPath = options['download-json'] ?? filesExportCall;
  if (jsonPath === '') report.skip('POST … (JSON)', 'give --download-json PATH, or set VITE_FILES_EXPORT_CALL');
  else await probeFile(session, `POST ${jsonPath} (JSON)`, post(jsonPath, { json }));

  if (oss === undefined) report.skip('GET /system/oss/download/{name}', 'give --oss NAME');
  const stored =
    oss && (await probeFile(session, 'GET /system/oss/download/{name}', () => http.getFile(ossCall(oss).url, {})));
  await probeMissingFile(session, Boolean(stored));

  const zip = options['download-zip'] ?? filesZipCall;
  const source = options['data-source'];
  const headers = source === undefined ? {} : { datasource: encodeURI(source) };
  if (zip === '') report.skip('GET … (zip)', 'give --download-zip PATH, or set VITE_FILES_ZIP_CALL');
  else await probeFile(session, `GET ${zip} (zip)`, () => http.getFile(zip, { headers }), isZip);
}
