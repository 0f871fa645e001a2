import { type ActionDialogProps, keyOf } from '@/resource/model/Resource';
import { RecordDetailDialog } from '@/resource/view/RecordDetailDialog';
import { useAccess } from '@/features/access/useAccess';
import { useDict } from '@/features/dict/DictFields';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { useAllRecordsQuery } from '@/resource/data/recordEndpoints';
import { useTotal } from '@/resource/data/useTotal';
import { ORG_LIST } from './orgFields';
import { plainName } from '../branch';
import { FULL, MEMBER_COUNTS, NORMAL, ON_PROBATION } from '../member/memberCounts';
import { isBranch } from './orgRules';
import { IN_OFFICE, SECRETARY } from './postRules';
import { POSTS } from './posts';

/** Seconds for which what is shown again keeps its numbers. */
const FRESH_S = 30;
const WAITING = '…';
const FAILED = '加载失败';

/** Of whom the members are those of an organisation: of a branch by its id, of a unit by its name, of the first one all. */
const membersIn = (org: ServerRecord): ServerRecord => {
  if (isBranch(org)) return { deptId: org['deptId'] };
  return textOf(org['parentName']) === '' ? {} : { deptName: plainName(textOf(org['deptName'])) };
};

function useMembers(org: ServerRecord, memberType: string, isSeen: boolean): string {
  const filters = isSeen ? { memberState: NORMAL, memberType } : undefined;
  const { data, isError } = useTotal(MEMBER_COUNTS, filters, FRESH_S, membersIn(org));
  return isError ? FAILED : (data?.toString() ?? WAITING);
}

/** Who leads an organisation now, and how many members it has, for those who may see these lists. */
function useOrgPeople(org: ServerRecord) {
  const { hasAnyPermission } = useAccess();
  const seesPosts = hasAnyPermission(`${POSTS.permission}:list`);
  const seesMembers = hasAnyPermission(`${MEMBER_COUNTS.permission}:list`);
  const { data: posts, isError } = useAllRecordsQuery(
    { list: keyOf(POSTS), queries: [{ orgId: textOf(org['orgId']), postStatus: IN_OFFICE }] },
    { refetchOnMountOrArgChange: FRESH_S, skip: !seesPosts },
  );
  const [full, onProbation] = [useMembers(org, FULL, seesMembers), useMembers(org, ON_PROBATION, seesMembers)];
  const { entries } = useDict('party_post');
  const officeOf = ({ partyPost }: ServerRecord) =>
    entries.find(({ value }) => value === partyPost)?.label ?? textOf(partyPost);
  const named = (isShown: (post: ServerRecord) => boolean, show: (post: ServerRecord) => string): string =>
    posts ? posts.filter(isShown).map(show).join('、') || '—' : isError ? FAILED : WAITING;
  const isSecretary = ({ partyPost }: ServerRecord) => partyPost === SECRETARY;
  const nameOf = ({ memberName }: ServerRecord) => textOf(memberName);
  const others = named(
    (post) => !isSecretary(post),
    (post) => `${nameOf(post)}（${officeOf(post)}）`,
  );
  const [secretary, members, leaders] = [
    { key: 'secretary', label: '书记', children: named(isSecretary, nameOf) },
    { key: 'members', label: '正式 / 预备', children: `${full} / ${onProbation} 名` },
    // With what is left of its line.
    { key: 'leaders', label: '班子', children: others, span: 'filled' as const },
  ];
  return [...(seesPosts ? [secretary] : []), ...(seesMembers ? [members] : []), ...(seesPosts ? [leaders] : [])];
}

/** An organisation, with who leads it and how many belong to it. */
export const OrgDetailDialog = ({ record, onClose }: ActionDialogProps) => (
  <RecordDetailDialog resource={ORG_LIST} record={record} onClose={onClose} more={useOrgPeople(record)} />
);
