import { createSelector } from '@reduxjs/toolkit';
import { selectDestinations } from '../routes/selectDestinations';
import type { NodeWithAncestors } from '../routes/routeTree';
import { type RecentPage, selectRecent } from './recentPagesSlice';

/** A recent page with its place in the menu. */
export type RecentEntry = RecentPage & NodeWithAncestors;

/** The recent pages that the user can still open, newest first; hidden and missing pages are left out. */
export const selectRecentEntries = createSelector(
  [selectRecent, selectDestinations],
  (recent, destinations): RecentEntry[] =>
    recent.flatMap((page) => {
      const entry = destinations.get(page.path.split('?')[0] ?? '');
      return entry ? [{ ...page, ...entry }] : [];
    }),
);
