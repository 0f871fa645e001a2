import { combineSlices, type WithSlice } from '@reduxjs/toolkit';
import { dictSlice } from './dict/dictSlice';
import { errorLogSlice } from './errorLog/errorLogSlice';
import { announcementsSlice } from './notices/announcementsSlice';
import { noticesSlice } from './notices/noticesSlice';
import { recentPagesSlice } from './recentPages/recentPagesSlice';
import { routesSlice } from './routes/routesSlice';
import type { serverApi } from './server/serverApi';
import { settingsSlice } from './settings/settingsSlice';
import { tabsSlice } from './tabs/tabsSlice';
import { userSlice } from './user/userSlice';

export const rootReducer = combineSlices(
  userSlice,
  routesSlice,
  settingsSlice,
  recentPagesSlice,
  tabsSlice,
  noticesSlice,
  announcementsSlice,
  errorLogSlice,
  dictSlice,
).withLazyLoadedSlices<WithSlice<typeof serverApi>>();

export type RootState = ReturnType<typeof rootReducer>;
