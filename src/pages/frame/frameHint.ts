import { parseUrl } from '@/lib/link';

/** What to do where the frame shows too little. */
export function frameHint(url: string, { origin, protocol }: Pick<Location, 'origin' | 'protocol'>): string {
  const page = parseUrl(url);
  if (page?.origin === origin) {
    return '此页面与本系统同一站点，为安全起见在这里不能使用登录状态；如显示不全，请在新窗口打开。';
  }
  if (protocol === 'https:' && page?.protocol === 'http:') {
    return '此页面的地址是 http，浏览器不允许在 https 页面中嵌入，请在新窗口打开。';
  }
  return '如下方没有内容，说明此页面不允许嵌入，请在新窗口打开。';
}
