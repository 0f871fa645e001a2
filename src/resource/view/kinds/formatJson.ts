/** Longer JSON, before or after, is shown as it came: formatting it would stop the page. */
const MAX_JSON = 200_000;
const PART = /"[^"\\]*(?:\\.[^"\\]*)*"|([[{])|([\]}])|,/g;

/** How many blanks indent formatted JSON, whose depth may be as great as its length. */
function indentOf(json: string): number {
  let [depth, blanks] = [0, 0];
  for (const [part, open, close] of json.matchAll(PART)) {
    if (part.startsWith('"')) continue;
    depth += open ? 1 : close ? -1 : 0;
    blanks += 2 * Math.max(0, depth);
    if (blanks > MAX_JSON) break;
  }
  return blanks;
}

/** JSON with a line for each member; another text, or a very long one, as it is. */
export function formatJson(sent: string): string {
  if (sent.length > MAX_JSON || indentOf(sent) > MAX_JSON) return sent;
  try {
    return JSON.stringify(JSON.parse(sent), null, 2);
  } catch {
    return sent;
  }
}
