import type { DictDeclaration } from './DictMeta';

/** The dictionaries of the product's own screens; all others are fetched by their key when a component asks. */
export const APP_DICTS: readonly DictDeclaration[] = ['sys_normal_disable', 'sys_yes_no'];
