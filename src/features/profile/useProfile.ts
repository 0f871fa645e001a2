import { appConfig } from '@/config/appConfig';
import { answerOf, recordsTag, serverApi } from '@/state/server/serverApi';
import type { Services } from '@/state/services';
import { fetchProfile, type Profile, PROFILE_PATH } from './api/profile';

const profileEndpoints = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** `null` where the backend keeps no profile. */
    profile: build.query<Profile | null, void>({
      // Not a plain `query`, because a backend without the call is no failure.
      queryFn: (_arg, { signal, extra }) => answerOf(fetchProfile((extra as Services).http, signal)),
      providesTags: [recordsTag(PROFILE_PATH)],
    }),
  }),
});

/** The own profile; none where the backend has no such calls. */
export const useProfile = () => profileEndpoints.useProfileQuery(undefined, { skip: !appConfig.ownProfile });
