import { db } from '../db/db';

/** The name of the user who sends a request; empty without a session. */
export const callerOf = ({ headers }: Request): string =>
  db.sessions.get(headers.get('authorization')?.replace('Bearer ', '') ?? '') ?? '';
