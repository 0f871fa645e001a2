import { halfWidth } from './halfWidth';
import { isRecord } from './isRecord';
import { linkKind, parseUrl } from './link';
import { MIN_PASSWORD_LENGTH } from './password';

export interface Validator {
  label: string;
  message: string;
  test: (text: string) => boolean;
}

const ID_NUMBER = /^[1-9]\d{5}((?:18|19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dXx]$/;
const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const ID_CHECK_DIGITS = '10X98765432';
const IPV4_PART = '(25[0-5]|2[0-4]\\d|1\\d{2}|[1-9]?\\d)';
const IPV4 = new RegExp(`^${IPV4_PART}(\\.${IPV4_PART}){3}$`);
const HOST = /^(\[[\da-f:.]+\]|localhost|([^.\s]+\.)+[^.\s]+)$/i;

function isUrl(text: string): boolean {
  if (!/^(https?|ftp):\/\/[^\s/]/i.test(text) || /\s/.test(text)) return false;
  const url = parseUrl(text);
  return url !== undefined && HOST.test(url.hostname);
}

/** An 18-digit number with a valid birthday and check digit (GB 11643). */
function isRealIdNumber(text: string): boolean {
  const [, year = '', month = '', day = ''] = ID_NUMBER.exec(text) ?? [];
  const birthday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (year === '' || birthday.getUTCDate() !== Number(day)) return false;
  const sum = ID_WEIGHTS.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return text.at(-1)?.toUpperCase() === ID_CHECK_DIGITS[sum % ID_CHECK_DIGITS.length];
}

function isJsonObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}

const rule = (label: string, message: string, fits: RegExp | ((text: string) => boolean)): Validator => ({
  label,
  message,
  test: (text) => (fits instanceof RegExp ? fits.test(text) : fits(text)),
});

/** The rules of §5.8 to §5.13, by name. Letters and digits are ASCII unless a rule says otherwise. */
export const validators = {
  external: rule('外部链接', '应以 http、https、mailto、tel 或 // 开头', (text) => linkKind(text) === 'external'),
  password: rule('密码', `密码不能少于${MIN_PASSWORD_LENGTH}位`, (text) => [...text].length >= MIN_PASSWORD_LENGTH),
  digits: rule('数字', '只能输入数字', /^\d+$/),
  name: rule('名称', '只能输入汉字、字母或数字', /^[\p{Script=Han}A-Za-z0-9]+$/u),
  ipv4: rule('IP地址', '请输入正确的IPv4地址', IPV4),
  url: rule('网址', '请输入正确的网址', isUrl),
  lowercase: rule('小写字母', '只能输入小写字母', /^[a-z]+$/),
  uppercase: rule('大写字母', '只能输入大写字母', /^[A-Z]+$/),
  letters: rule('字母', '只能输入字母', /^[A-Za-z]+$/),
  port: rule('端口号', '端口号应为0至65535的整数', (text) => /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) <= 65_535),
  phone: rule('手机号', '请输入以1开头的11位手机号', /^1\d{10}$/),
  idNumber: rule('身份证号', '请输入18位身份证号', ID_NUMBER),
  idNumberStrict: rule('身份证号（含校验码）', '身份证号的出生日期或校验码有误', isRealIdNumber),
  email: rule(
    '邮箱',
    '请输入正确的邮箱地址',
    /^(?=.{6,254}$)[\w.%+-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/,
  ),
  chineseName: rule('中文姓名', '请输入2至4个汉字', /^\p{Script=Han}{2,4}$/u),
  blank: rule('空白', '此项应为空', (text) => ['', 'null'].includes(text.trim().toLowerCase())),
  landline: rule(
    '固定电话',
    '请输入正确的固定电话或400、800电话',
    /^((0\d{2,3}-?)?[1-9]\d{6,7}(-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/,
  ),
  amount: rule('金额', '请输入金额，最多两位小数', /^(0|[1-9]\d*)(\.\d{1,2})?$/),
  jsonObject: rule('JSON对象', '请输入JSON对象', isJsonObject),
  signedNumber: rule('数值', '请输入整数或小数，不能有多余的0', /^[+-]?(0|[1-9]\d*)(\.\d+)?$/),
};

const COUNTRY = /^(?:\+|00)?86(?=1\d{10}$)/;
/** Blanks, brackets, dots and the like between digits; not the asterisks of a masked number. */
const BETWEEN_DIGITS = /[\s\p{Cf}\p{Pd}\p{Ps}\p{Pe}.·_/;。；，,、]/gu;
const BLANKS = /[\s\p{Cf}]/gu;

/** How typed text is corrected, by the rule for it. */
const TYPED: { readonly [Rule in keyof typeof validators]?: (text: string) => string } = {
  phone: (text) => text.replace(BETWEEN_DIGITS, '').replace(COUNTRY, ''),
  landline: (text) => text.replace(BLANKS, '').replace(/^[（(](\d+)[)）]-?/, '$1-'),
  idNumber: (text) => text.replace(BLANKS, ''),
  amount: (text) => text.replace(/[\s,，￥¥]/g, ''),
  email: (text) => text.replaceAll('。', '.').replace(/\.$/, ''),
  ipv4: (text) => text.replaceAll('。', '.'),
  url: (text) => text.normalize('NFKC').replaceAll('。', '.'),
};

/**
 * A typed text as it is meant: half-width letters and digits, no blanks around it; in numbers also no blanks and signs
 * between digits. The validators are for the result.
 */
export function typedText(rule: keyof typeof validators | undefined, text: string): string {
  if (rule === undefined) return text.trim();
  const plain = halfWidth(text).trim();
  return TYPED[rule]?.(plain) ?? plain;
}
