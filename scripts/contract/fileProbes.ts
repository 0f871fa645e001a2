import { appConfig, dialect } from '@/config/appConfig';
import { ossCall } from '../../src/features/download/downloadSteps';
import { fileNameOf } from '@/lib/download/fileName';
import type { FileResponse } from '@/lib/http/files';
import { probe, probeRefusal, type Session } from './probe';
import { note, wrong, type Finding } from './Report';

const MISSING = 'contract-check-missing.txt';

function describe({ blob, header }: FileResponse): Finding[] {
  const isNamed = header('download-filename') !== '' || header('content-disposition') !== '';
  return [note(`${isNamed ? fileNameOf(header, '') : 'without a name'}, ${blob.size} bytes`)];
}

/** Checks the downloads of the page of files: by name, of no file, and those that settings name. */
async function probeDownloads(session: Session): Promise<void> {
  const { http, options, report } = session;
  const { filesExportCall, filesZipCall } = appConfig;
  const { oss } = options;
  const call = `GET ${dialect().calls.files}/download/{name}`;
  if (oss === undefined) report.notTried(call, 'give --oss NAME');
  else {
    await probe(session, call, () => http.getFile(ossCall(oss).url, {}), describe);
    await probeRefusal(session, `${call} of no file`, () => http.getFile(ossCall(MISSING).url, {}));
  }
  if (filesExportCall !== '') {
    await probe(
      session,
      `POST ${filesExportCall}`,
      () => http.postFile(filesExportCall, { json: { names: [] } }),
      describe,
    );
  } else report.notTried('POST … (a list of files)', 'VITE_FILES_EXPORT_CALL names none');
  if (filesZipCall !== '') await probe(session, `GET ${filesZipCall}`, () => http.getFile(filesZipCall, {}), describe);
  else report.notTried('GET … (all files)', 'VITE_FILES_ZIP_CALL names none');
}

/** Requests media as `<img>` and `<video>` do: without a token, the video by range requests. */
async function lookAtMedia({ options, report }: Session, kind: 'image' | 'video'): Promise<void> {
  const [call, id] = [`GET /stream/${kind}/{id}`, options[kind]];
  if (id === undefined) return report.notTried(call, `give --${kind} ID`);
  const url = `${options.base}/stream/${kind}/${encodeURIComponent(id)}`;
  const { status, headers, body } = await fetch(url, { headers: kind === 'video' ? { range: 'bytes=0-' } : {} });
  await body?.cancel();
  const type = headers.get('content-type') ?? '';
  if (status >= 400) report.tell(call, [wrong(`HTTP ${status}; a browser sends no token here`)]);
  else if (!type.startsWith(`${kind}/`)) report.tell(call, [wrong(`content-type: expected ${kind}/…, came ${type}`)]);
  else if (kind === 'image' || status === 206) report.tell(call, []);
  else report.tell(call, [note('no range requests: the whole video loads before its end can be shown')]);
}

/** Checks downloads, and media where options give their ids. */
export async function probeFiles(session: Session): Promise<void> {
  const { uploadCall } = dialect();
  // What is uploaded there cannot be removed again.
  if (uploadCall !== '') session.report.notTried('附件', `POST ${uploadCall}`);
  await probeDownloads(session);
  await lookAtMedia(session, 'image');
  await lookAtMedia(session, 'video');
}
