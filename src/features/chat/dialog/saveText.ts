// What no file system takes, and what hides the end of a name.
// eslint-disable-next-line no-control-regex -- control characters are the subject here
const UNFIT = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/g;
const LONGEST = 80;

/** A file name made of any text. */
export const fileNameOf = (text: string): string => text.replace(UNFIT, '_').trim().slice(0, LONGEST) || '会话';

/** Saves a text as a file of the user's. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
