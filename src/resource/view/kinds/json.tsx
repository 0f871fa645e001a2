import { textOf } from '@/lib/record/ServerRecord';
import styles from './json.module.css';
import type { Kind } from '../../model/Kind';
import { lines } from './typed';

/** Longer JSON is shown as it came: formatting it would stop the page. */
const MAX_JSON = 200_000;

/** JSON with a line for each member; another text, or a very long one, as it is. */
function formatJson(text: string): string {
  if (text.length > MAX_JSON) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export const json: Kind = {
  ...lines,
  Value: ({ value }) => <pre className={styles.json}>{formatJson(textOf(value))}</pre>,
};
