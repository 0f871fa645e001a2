import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { yearsBetween } from '../member/memberRules';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const UNITS = ['仟', '佰', '拾', ''];
const LARGEST = 9999;

/** Each digit by itself, as years are written: 2026 is 贰零贰陆. */
export const capitalDigits = (text: string): string => text.replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)));

/** A whole number from 0 to 9999 in capitals: 11 is 拾壹, 90 玖拾, 105 壹佰零伍; empty for any other. */
export function capitalNumber(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > LARGEST) return '';
  if (number === 0) return DIGITS.charAt(0);
  const text = [...String(number).padStart(UNITS.length, '0')]
    .map((digit, at) => (digit === '0' ? '零' : capitalDigits(digit) + (UNITS[at] ?? '')))
    .join('');
  return text
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '')
    .replace(/^壹拾/, '拾');
}

/** The values of a row by their labels, in words. */
type Words = Readonly<Record<string, string>>;

/** `2026年11月2日` */
function longDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return day === '' ? '' : `${year}年${Number(month)}月${Number(date)}日`;
}

/**
 * What `letter.docx` asks for: the three parts of 介绍信. What the server hides of the member stays hidden in it.
 *
 * @param member the member as the roster has them now, in words
 */
export function letterOf(transfer: ServerRecord, words: Words, person: ServerRecord, member: Words): object {
  const [year = '', month = ''] = textOf(transfer['feeUntil']).split('-');
  const { 介绍信编号, 姓名, 抬头, 由何处, 去何处, 原党委地址, 电话传真, 邮编, 开具日期 = '' } = words;
  return {
    ...{ 编号: 介绍信编号, 姓名, 抬头, 由何处, 去何处, 原党委地址, 电话传真, 邮编 },
    开具日期: longDay(开具日期),
    党员类别: (member['类别'] ?? '').replace(/党员$/, ''),
    性别: member['性别'] ?? '',
    年龄: textOf(yearsBetween(person['birthDate'], transfer['letterDate'])),
    民族: (member['民族'] ?? '').replace(/族$/, ''),
    身份证号: member['身份证号'] ?? '',
    联系电话: member['联系电话'] ?? '',
    党费交至年: capitalDigits(year),
    党费交至月: capitalNumber(Number(month)),
    有效期: capitalNumber(Number(textOf(transfer['validDays']))),
  };
}
