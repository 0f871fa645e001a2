import { writeClipboard } from '../writeClipboard';
import { SaveError } from './SaveError';

/** Windows inside other programs: WeChat and WeCom, DingTalk, QQ, Weibo. What a page saves is lost there, unsaid. */
const IN_APP = /MicroMessenger|wxwork|DingTalk|\bQQ\/|\bWeibo\b/;

/**
 * Passes where the window saves files. Else it rejects with a `SaveError`, and the address of the page, which people
 * need in a browser, is on the clipboard.
 */
export async function mustSaveFiles(): Promise<void> {
  if (!IN_APP.test(navigator.userAgent)) return;
  const { href } = window.location;
  const place = await writeClipboard({ 'text/plain': href }).then(
    () => '网址已复制',
    () => `网址：${href}`,
  );
  throw new SaveError(`此窗口不能保存文件，请在浏览器中打开（${place}）`);
}

/**
 * The object URL is revoked only after this time, because the browser reads the file after the click and does not
 * report when it has finished.
 */
const REVOKE_AFTER_MS = 60_000;

/** Saves a file; rejects with a `SaveError` where the window cannot. */
export async function saveBlob(blob: Blob, name: string): Promise<void> {
  await mustSaveFiles();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
