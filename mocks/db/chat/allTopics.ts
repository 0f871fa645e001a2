import { LIFE_TOPICS } from './lifeTopics';
import { MEMBER_TOPICS } from './memberTopics';
import { PARTY_TOPICS } from './partyTopics';
import type { Topic } from './Topic';

/** All topics; the first match counts. */
export const TOPICS: readonly Topic[] = [...MEMBER_TOPICS, ...LIFE_TOPICS, ...PARTY_TOPICS];
