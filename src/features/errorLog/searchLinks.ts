const ENGINES: readonly [label: string, address: string][] = [
  ['百度搜索', 'https://www.baidu.com/baidu?wd='],
  ['谷歌搜索', 'https://www.google.com/search?q='],
  ['必应搜索', 'https://cn.bing.com/search?q='],
];
const MAX_QUERY_LENGTH = 500;
/** Half characters, such as the cut above leaves: they cannot be encoded. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Links that look a message up in three search engines (specification, section 2, "Error-log dialog"). */
export const searchLinks = (message: string): { label: string; href: string }[] =>
  ENGINES.map(([label, address]) => ({
    label,
    href: address + encodeURIComponent(message.slice(0, MAX_QUERY_LENGTH).replace(LONE_SURROGATES, '\ufffd')),
  }));
