import { refusedHost, refusedWords } from '@/lib/html/pictureSource';
import type { SendOptions } from '@/lib/http/request';
import type { AppThunk } from '@/state/storeTypes';
import { recordsChanged } from '@/state/server/recordsChanged';
import { userInfoChanged } from '@/state/user/userSlice';
import { appConfig } from '@/config/appConfig';
import { answerOf, recordsTag, serverApi } from '@/state/server/serverApi';
import type { Services } from '@/state/services';
import {
  type Passwords,
  type Profile,
  PROFILE_PATH,
  type ProfileDraft,
  putPasswords,
  putProfile,
  uploadAvatar,
  fetchProfile,
} from './api/profile';

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

/** Each resolves with whether it succeeded; the HTTP client has reported the errors. */
const succeeds = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

/** Saves what users can change of themselves; the header shows the new name at once. */
export const saveProfile =
  (profile: Profile, draft: ProfileDraft): AppThunk<Promise<boolean>> =>
  (dispatch, _getState, { http }) =>
    succeeds(
      putProfile(http, profile, draft).then(() => {
        dispatch(userInfoChanged({ name: draft.nickName }));
        dispatch(recordsChanged([PROFILE_PATH]));
      }),
    );

/** Changes the password; the server checks the old one. */
export const changePassword =
  (passwords: Passwords): AppThunk<Promise<boolean>> =>
  (dispatch, _getState, { http }) =>
    succeeds(putPasswords(http, passwords).then(() => dispatch(userInfoChanged({ passwordState: 'usual' }))));

/** Uploads the picture. The header shows it at once; where this site may not show it, that is said. */
export const changeAvatar =
  (picture: File, on: Pick<SendOptions, 'signal' | 'onSent'>): AppThunk<Promise<boolean>> =>
  (dispatch, _getState, { http, toast }) =>
    succeeds(
      uploadAvatar(http, picture, on).then((avatar) => {
        dispatch(userInfoChanged({ avatar }));
        const host = refusedHost(avatar);
        if (host === undefined) toast.success('头像已更换');
        else toast.warning('头像已保存，但不会显示', refusedWords(host));
      }),
    );
