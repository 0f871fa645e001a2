// Tab and line breaks are the only control characters that XML allows; the last two code points of the plane are
// forbidden too.
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The text without what XML cannot hold. Half a surrogate pair becomes a replacement character. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '').replace(LONE_SURROGATE, '\ufffd');
