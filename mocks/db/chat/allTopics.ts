import { LIFE_TOPICS } from './lifeTopics';
import { MEMBER_TOPICS } from './memberTopics';
import { PARTY_TOPICS } from './partyTopics';
import type { Topic } from './Topic';

/** All subjects; the first one that matches answers. */
export const TOPICS: readonly Topic[] = [...MEMBER_TOPICS, ...LIFE_TOPICS, ...PARTY_TOPICS];
