import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { useChecks } from '@/resource/view/form/useChecks';
import { type Member, MEMBERS } from '../lists';
import { MEMBER_COUNTS } from './memberCounts';
import { MEMBER_FIELDS } from './memberFields';
import { MEMBER_PROBLEMS, memberWarnings } from './memberRules';

const NO_POST = '9';

/** The roster with its form and what that checks, for all that make members. */
export const MEMBER_FORM: Resource<NameOf<Member>> = {
  ...MEMBER_COUNTS,
  given: { partyPost: NO_POST },
  fields: MEMBER_FIELDS,
  useRules: (_scope, base) => useChecks(MEMBER_FIELDS, MEMBER_PROBLEMS, base),
  warn: async (member, read) => {
    const [namesakes, branch] = await Promise.all([
      read(MEMBERS, { memberName: textOf(member.memberName) }),
      read(MEMBERS, { deptId: textOf(member.deptId) }),
    ]);
    return memberWarnings(member, [...namesakes, ...branch], today());
  },
};
