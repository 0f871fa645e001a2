import type { Account } from '../accounts';
import { Refusal } from '../Refusal';

/** Throws where a move lacks something. */
export const needed = (value: unknown, message: string): void => {
  if (typeof value !== 'string' || value.trim() === '') throw new Refusal(message);
};

/** Throws where somebody judges what they have made or submitted; an empty name is unknown. */
export const notOwn = (by: unknown, { username }: Account): void => {
  if (by === username) throw new Refusal('不能审批本人提交的记录');
};
