import { BranchSide } from '../branch';
import { resourcePage } from '@/resource/view/resourcePage';
import { POST_WORDS } from './postChecks';
import { type Post, POSTS } from './posts';

/** 任职 of all organisations */
export default resourcePage<Post>({
  ...POSTS,
  ...POST_WORDS,
  can: ['add', 'edit', 'remove', 'export', 'detail'],
  Side: BranchSide,
});
