import type { CountedPage } from '@/resource/model/reminders';
import { DEVELOPS } from './develop/develops';
import { FEES } from './fee/fees';
import { MEETINGS } from './meeting/meetings';
import { MEMBER_COUNTS } from './member/memberCounts';
import { ORGS } from './org/orgs';
import { REVIEWS } from './review/reviews';
import { TALKS } from './talk/talks';
import { TRANSFERS } from './transfer/transfers';

const meetings: CountedPage = { page: 'party/MeetingPage', list: MEETINGS };
const fees: CountedPage = { page: 'party/FeePage', list: FEES };
const members: CountedPage = { page: 'party/MemberPage', list: MEMBER_COUNTS };
const develops: CountedPage = { page: 'party/DevelopPage', list: DEVELOPS };
const transfers: CountedPage = { page: 'party/TransferPage', list: TRANSFERS };
const reviews: CountedPage = { page: 'party/ReviewPage', list: REVIEWS };
const talks: CountedPage = { page: 'party/TalkPage', list: TALKS };
const orgs: CountedPage = { page: 'party/OrgPage', list: ORGS };

/** What the workbench counts of party work, in the order in which it stands there. */
export const REMINDERS: readonly CountedPage[] = [meetings, fees, members, develops, transfers, orgs, reviews, talks];
export const FIGURES: readonly CountedPage[] = [members, fees, meetings, orgs];
