import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialect } from '@/config/appConfig';
import { type SessionEnd, sessionEnded } from '../sessionEnded';

/** The signed-in user; ids are strings, missing texts are empty. */
export interface UserInfo {
  id: string;
  name: string;
  username: string;
  orgId: string;
  /** The name of the user's organisation, where the server sends it. */
  orgName: string;
  avatar: string;
  /** Whose users they are among, where the server has tenants. */
  tenantId?: string;
  roles: string[];
  /** The roles by their names, where the server sends them. */
  roleNames: string[];
  permissions: string[];
  /** What the server asks of new passwords, for `newPasswordRule`; empty if it does not say. */
  passwordKind: string;
  /** Whether the password should be changed: it is the one that somebody else has set, or too old. */
  passwordState: 'usual' | 'initial' | 'expired';
}

/** The signed-in user (§3.1, §3.3). */
export interface UserState extends UserInfo {
  /** `undefined`: nobody is signed in. */
  token: string | undefined;
  /** Whether the user has signed in on this page, rather than coming with a token that was stored. */
  hasSignedIn: boolean;
  /** Whether the token was made for this sign-in, rather than some time before. */
  hasNewToken: boolean;
  /** Id of the user whose session ended in this window before the present one began; empty if there was none. */
  formerId: string;
  /** The account of a session that has expired, for the login form. */
  expiredName: string;
  /** How that session ended, until the next one is there. */
  lastEnd: SessionEnd | undefined;
  /** Whether the screen is locked until the user gives the password. */
  locked: boolean;
  /** Whether the user has all permissions. True only without login interception. */
  admin: boolean;
}

const GROUP_ORG_ID = '1';

const nobody: UserState = {
  token: undefined,
  hasSignedIn: false,
  hasNewToken: false,
  formerId: '',
  expiredName: '',
  lastEnd: undefined,
  locked: false,
  admin: false,
  id: '',
  name: '',
  username: '',
  orgId: '',
  orgName: '',
  avatar: '',
  roles: [],
  roleNames: [],
  permissions: [],
  passwordKind: '',
  passwordState: 'usual',
};

export const userSlice = createSlice({
  name: 'user',
  initialState: nobody,
  reducers: {
    /** The server accepted the credentials. */
    tokenReceived: {
      /** `made`: a portal hands over a token that it has had for a while. */
      prepare: (token: string, made: 'now' | 'before' = 'now') => ({ payload: token, meta: { made } }),
      reducer: (state, { payload, meta }: PayloadAction<string, string, { made: 'now' | 'before' }>) => {
        state.token = payload;
        state.hasSignedIn = true;
        state.hasNewToken = meta.made === 'now';
      },
    },
    /** A stored token was found, at start or when another window stored it. */
    tokenFound: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
      state.hasNewToken = false;
    },
    userInfoReceived: (state, { payload }: PayloadAction<UserInfo>) => ({ ...state, ...payload, lastEnd: undefined }),
    /** The same user, who has other permissions now, or has changed something of themselves. */
    userInfoChanged: (state, { payload }: PayloadAction<Partial<UserInfo>>) => ({ ...state, ...payload }),
    lockChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.locked = payload;
    },
    /** Nobody needs to sign in: with login interception off everybody is this user (§2.23). */
    virtualUserAssumed: (state, { payload }: PayloadAction<{ name: string }>) => ({
      ...state,
      name: payload.name,
      admin: true,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, ({ id, username, formerId }, { payload }) => ({
      ...nobody,
      formerId: id || formerId,
      expiredName: payload.reason === 'expired' ? username : '',
      lastEnd: payload,
    })),
  selectors: {
    selectUser: (state) => state,
    selectToken: (state) => state.token,
    /** Whether the screen can be locked: the password of an account that is known can be asked for again. */
    selectCanLock: ({ token, username }) => token !== undefined && username !== '',
    selectIsLocked: ({ locked }) => locked,
    /** Whether the user belongs to the group itself, not to a branch (§1.9). */
    selectIsGroupUser: (state) => dialect().knowsGroup && state.orgId === GROUP_ORG_ID,
  },
});

export const { tokenReceived, tokenFound, userInfoReceived, userInfoChanged, lockChanged, virtualUserAssumed } =
  userSlice.actions;
export const { selectUser, selectToken, selectCanLock, selectIsLocked, selectIsGroupUser } = userSlice.selectors;
