/** Settings by name, as in a variable of the environment. */
export type Settings = Readonly<Record<string, string>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of JSON as the text that a variable of the environment would have. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(toText).join(',');
  if (!isObject(value)) return JSON.stringify(value);
  const pairs = Object.entries(value).map(([name, other]) => `${name}=${toText(other)}`);
  return pairs.join(',');
}

/**
 * Reads the settings that index.html holds, in its element `config`: a JSON object, such as
 * `{ "title": "…", "requestTimeout": 20000, "imageHosts": ["img.example.cn"] }`.
 *
 * @param text the content of the element; empty = no settings
 */
export function readPageSettings(text: string): { settings: Settings; problems: string[] } {
  let content: unknown = {};
  try {
    if (text.trim() !== '') content = JSON.parse(text);
  } catch {
    content = undefined;
  }
  if (!isObject(content)) {
    return { settings: {}, problems: ['index.html 中的设置不是 JSON 对象，应写成 { "名称": "值" }'] };
  }
  const settings = Object.entries(content).map(([name, value]) => [name, toText(value)]);
  return { settings: Object.fromEntries(settings) as Settings, problems: [] };
}
