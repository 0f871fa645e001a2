import type { NameOf } from '@/resource/model/FieldBase';
import type { Step } from '@/resource/model/steps';
import type { Develop } from './develops';

export type DevelopStep = Step<NameOf<Develop>>;
type Own = Partial<
  Pick<DevelopStep, 'hint' | 'parent' | 'sets' | 'effects' | 'repeats' | 'orElse' | 'refuse' | 'warn'>
> & {
  fields?: string;
};

/** A step: its number, its words, who decides, its rule; `above`: decided by the committee above. */
export type Line = readonly [key: string, label: string, organ: string, article: string, more?: Own, above?: 'above'];

export const BRANCH = '支部委员会';
export const ASSEMBLY = '支部党员大会';
export const COMMITTEE = '基层党委';
export const ABOVE = '上级党委';

/** What most steps ask for, by how they are decided. */
export const NOTED = 'stepDate organName opinion';
export const DECIDED = 'stepDate organName docNo resultType opinion';
export const VOTED = 'stepDate organName voterDue voterNum yesNum noNum abstainNum resultType opinion';

/** A stage of the way, with its steps. */
export type Stage = readonly [label: string, lines: readonly Line[]];

/** What a step sets that brings somebody into another stage. */
export const inStage = (stage: string) => () => ({ stage });
