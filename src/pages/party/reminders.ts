import type { CountedPage } from '@/resource/model/reminders';
import { FEES } from './fee/fees';
import { MEETINGS } from './meeting/meetings';
import { MEMBER_COUNTS } from './member/memberCounts';
import { REVIEWS } from './review/reviews';
import { TALKS } from './talk/talks';

const meetings: CountedPage = { page: 'party/MeetingPage', list: MEETINGS };
const fees: CountedPage = { page: 'party/FeePage', list: FEES };
const members: CountedPage = { page: 'party/MemberPage', list: MEMBER_COUNTS };
const reviews: CountedPage = { page: 'party/ReviewPage', list: REVIEWS };
const talks: CountedPage = { page: 'party/TalkPage', list: TALKS };

/** What the workbench counts of party work, in the order in which it stands there. */
export const REMINDERS: readonly CountedPage[] = [meetings, fees, members, reviews, talks];
export const FIGURES: readonly CountedPage[] = [members, fees, meetings];
