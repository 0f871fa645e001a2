const ENGINES: readonly [label: string, address: string][] = [
  ['百度搜索', 'https://www.baidu.com/baidu?wd='],
  ['谷歌搜索', 'https://www.google.com/search?q='],
  ['必应搜索', 'https://cn.bing.com/search?q='],
];
const MAX_QUERY_LENGTH = 500;
/** Cutting the message can leave a lone surrogate. It cannot be encoded in a URL, so it is replaced. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Links to a message in three search engines (§2.67). */
export const searchLinks = (message: string): { label: string; href: string }[] =>
  ENGINES.map(([label, address]) => ({
    label,
    href: address + encodeURIComponent(message.slice(0, MAX_QUERY_LENGTH).replace(LONE_SURROGATES, '\ufffd')),
  }));
