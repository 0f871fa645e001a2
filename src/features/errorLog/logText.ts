import type { ErrorLogEntry } from '@/state/errorLog/errorLogSlice';

const timeText = (time: number) => new Date(time).toLocaleString('zh-CN', { hour12: false });

/** The error log as a text for whoever looks for the cause: where it was kept, then its entries, the latest first. */
export const logText = (entries: readonly ErrorLogEntry[], { title, now }: { title: string; now: number }): string =>
  [
    [`${title}异常捕获`, timeText(now), window.location.origin + window.location.pathname, navigator.userAgent].join(
      '\n',
    ),
    ...entries.map(({ err, url, time }) => [`${timeText(time)} ${url}`, err.message, err.stack].join('\n').trimEnd()),
  ].join('\n\n');
