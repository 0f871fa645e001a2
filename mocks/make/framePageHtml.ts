import type { FrameTable } from '../db/framePages';
import { escapeMarkup } from './escapeMarkup';

const STYLE =
  'body{margin:24px;font:14px/1.6 sans-serif;color:#303133;background:#fff}h1{margin:0 0 16px;font-size:18px}' +
  'table{width:100%;border-collapse:collapse}th,td{padding:8px 12px;border:1px solid #dcdfe6;text-align:left}th{background:#f6f8f9}';

const row = (tag: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join('')}</tr>`;

/** The HTML of a page that the menu shows in a frame. */
export const framePageHtml = ({ title, columns, rows }: FrameTable): string =>
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
  `<meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>` +
  `<body><h1>${escapeMarkup(title)}</h1><table><thead>${row('th', columns)}</thead>` +
  `<tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table></body></html>`;
