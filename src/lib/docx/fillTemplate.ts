import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { isRecord } from '../isRecord';
import { TemplateError } from './TemplateError';

const MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const MEND = '请管理员在 Word 或 WPS 中改正';
const namesText = (tags: Iterable<string>) => [...new Set(tags)].map((tag) => `{${tag}}`).join('、');

/** The placeholders that a template has not written out, by the errors of docxtemplater. */
function brokenTags(error: unknown): string[] {
  if (!isRecord(error) || !isRecord(error['properties'])) return [];
  const { errors, xtag } = error['properties'];
  if (Array.isArray(errors)) return errors.flatMap(brokenTags);
  return typeof xtag === 'string' ? [xtag] : [];
}

function unzip(file: string, template: ArrayBuffer): PizZip {
  try {
    const zip = new PizZip(template);
    if (zip.file('word/document.xml')) return zip;
  } catch {
    // No archive, or one that is cut off.
  }
  throw new TemplateError(file, '不是完好的 Word 文件（.docx），请管理员重新放置');
}

/**
 * Fills the placeholders `{名称}` and loops `{#行}…{/行}` of a Word file.
 *
 * @param file its name, for errors
 * @returns the filled file
 * @throws {TemplateError} it is no Word file, or has a placeholder that is not written out or that `data` does not know
 */
export function fillTemplate(file: string, template: ArrayBuffer, data: object): Blob {
  const unknown = new Set<string>();
  const parser = (tag: string) => ({
    get(scope: unknown, { scopeList }: { scopeList: unknown[] }): unknown {
      const name = tag.trim();
      if (name === '.') return scope;
      const known = scopeList.findLast((one) => isRecord(one) && Object.hasOwn(one, name));
      if (!isRecord(known)) unknown.add(name);
      return isRecord(known) ? (known[name] ?? '') : '';
    },
  });
  const zip = unzip(file, template);
  try {
    new Docxtemplater(zip, {
      paragraphLoop: true,
      linebreaks: true,
      stripInvalidXMLChars: true,
      errorLogging: false,
      parser,
    }).render(data);
  } catch (error) {
    const tags = namesText(brokenTags(error));
    throw new TemplateError(file, tags ? `中的占位符 ${tags} 不完整，${MEND}` : `无法填写，${MEND}`);
  }
  if (unknown.size > 0) throw new TemplateError(file, `中的占位符 ${namesText(unknown)} 没有对应的内容，${MEND}`);
  return new Blob([zip.generate({ type: 'arraybuffer', compression: 'DEFLATE' })], { type: MIME });
}
