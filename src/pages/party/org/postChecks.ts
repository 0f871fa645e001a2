import { textOf } from '@/lib/record/ServerRecord';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { useChecks } from '@/resource/view/form/useChecks';
import { isUnit } from '../branch';
import { MEMBERS } from '../lists';
import { FULL, NORMAL } from '../member/memberCounts';
import { IN_OFFICE, POST_PROBLEMS, postWarnings, SECRETARY, secretaryProblem } from './postRules';
import { type Post, POST_FIELDS, POSTS } from './posts';

/** What both forms of a post refuse and warn of. */
export const POST_WORDS: Pick<Resource<NameOf<Post>>, 'useRules' | 'warn'> = {
  useRules: (scope, base) =>
    useChecks(
      POST_FIELDS,
      {
        ...POST_PROBLEMS,
        partyPost: async ({ postId, orgId, partyPost, postStatus }, read) => {
          if (partyPost !== SECRETARY) return undefined;
          const ofOrg = { orgId: textOf(orgId) || textOf(scope['orgId']), partyPost, postStatus: IN_OFFICE };
          return secretaryProblem({ postId, partyPost, postStatus }, await read(POSTS, ofOrg));
        },
      },
      base,
    ),
  warn: async (post, read) => {
    const { deptId, deptName } = post;
    const ofBranch = { deptId: textOf(deptId), memberState: NORMAL, memberType: FULL };
    const full = isUnit(textOf(deptName)) ? undefined : (await read(MEMBERS, ofBranch)).length;
    return postWarnings(post, full);
  },
};
