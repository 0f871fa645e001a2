import { Alert, Button, ConfigProvider } from 'antd';
import { dialect } from '@/config/appConfig';
import { textOf } from '@/lib/record/ServerRecord';

const MARKUP = /[<>]/;
/** The paths whose bodies the servers filter, and the one that they leave out. */
const FILTERED = /^\/(system|monitor|tool)\/(?!notice\b)/;

/** Whether the server changes `<` and `>` in what is sent to a path. */
export const isFiltered = (path: string): boolean => dialect().filtersMarkup && FILTERED.test(path);

const widened = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(widened) : textOf(value).replaceAll('<', '＜').replaceAll('>', '＞');

interface Props {
  /** A text that is typed, or several. */
  value: unknown;
  onChange: ((value: unknown) => void) | undefined;
}

/** Below a text that the server's filter would change: says so, and offers signs that it lets pass. */
export function MarkupHint({ value, onChange }: Props) {
  const { componentDisabled = false } = ConfigProvider.useConfig();
  if (!MARKUP.test(textOf(value))) return null;
  const replace = (
    <Button size="small" disabled={componentDisabled} onClick={() => onChange?.(widened(value))}>
      换成“＜”“＞”
    </Button>
  );
  return (
    <Alert
      type="warning"
      role="status"
      title="服务器的安全过滤会改动“<”和“>”"
      action={replace}
      style={{ marginBlockStart: 4 }}
    />
  );
}
