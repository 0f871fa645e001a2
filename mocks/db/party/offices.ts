import type { Row } from '../resource/collection';

/** 党内职务, by their values. */
const OFFICES = ' 书记 副书记 组织委员 宣传委员 纪检委员 青年委员 党小组长 委员'.split(' ');

/** What 历程 calls a post: `装卸一队党支部书记`. */
export const officeText = ({ deptName, partyPost }: Row): string =>
  `${String(deptName)}${OFFICES[Number(partyPost)] ?? ''}`;
