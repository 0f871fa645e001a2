import type { StreamFault } from '../faults';

const ASKED = /故障[:：\s]*(cut|stall|errorEvent|500|json)(?![a-z\d])/i;
const FAULTS: Readonly<Record<string, StreamFault | '500' | 'json'>> = {
  cut: 'cut',
  stall: 'stall',
  errorevent: 'errorEvent',
  '500': '500',
  json: 'json',
};

/** The fault named in a question such as “故障 cut”: `cut`, `stall`, `errorEvent`, `500` or `json`. */
export const faultAskedFor = (question: string): StreamFault | '500' | 'json' | undefined =>
  FAULTS[ASKED.exec(question)?.[1]?.toLowerCase() ?? ''];
