/** Said beside a field with a value that is masked. */
export const MASKED_HELP = '已隐藏部分内容，如需修改请重新输入';

/**
 * Whether a server has hidden a part of a phone number, an address of mail or the like (`156****6666`). No such value
 * has an asterisk of its own.
 */
export const isMasked = (value: unknown): value is string => typeof value === 'string' && value.includes('*');
