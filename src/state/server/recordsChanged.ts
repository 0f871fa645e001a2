import { createAction } from '@reduxjs/toolkit';

/**
 * Records were saved or deleted, here or in another window. The payload names what is out of date: paths of lists
 * (`/system/post`), and `dict:{type}` for the entries of a dictionary (`dict:` for all of them).
 */
export const recordsChanged = createAction(
  'server/recordsChanged',
  (tags: readonly string[], elsewhere: boolean = false) => ({
    payload: tags,
    meta: { elsewhere },
  }),
);

/** The connection is back: what has failed meanwhile is fetched again where it is shown (§4.50). */
export const connectionRestored = createAction('connection/restored');
