import * as v from 'valibot';
import { appConfig, dialect } from '@/config/appConfig';
import { repeat } from '@/lib/pause';
import { ownKey } from '@/lib/storage/ownKeys';
import { browserStorage, userStorage } from '@/lib/storage/stored';
import { createElapsed } from '@/lib/time/createElapsed';
import type { AppListeners, AppStore } from '@/state/storeTypes';
import { logError } from '@/state/errorLog/logError';
import { lockChanged, selectCanLock, selectIsLocked, selectUser, userInfoReceived } from '@/state/user/userSlice';

const MINUTE_MS = 60_000;
/** How often idleness is checked, and how often at most activity is written for other windows. */
const CHECK_MS = 5000;

/**
 * Locks all windows after some minutes in which nobody did anything in any of them (setting `lockAfter`), also while none
 * was open.
 */
function lockWhenIdle(
  store: AppStore,
  listeners: Pick<AppListeners, 'startListening'>,
  lock: () => void,
  signal: AbortSignal,
): void {
  const limit = appConfig.lockAfter * MINUTE_MS;
  const shared = browserStorage('lastAction');
  const elapsed = createElapsed();
  const markElsewhere = () => shared.read(v.number());
  let seen = markElsewhere();
  // What passed while no window was open is known by the clock of the day only; of one that was set, nothing is known.
  const idle = Date.now() - (seen ?? Date.now());
  let last = elapsed() - (idle < -MINUTE_MS ? limit : Math.max(0, idle));
  let written = -CHECK_MS;
  const look = () => {
    const mark = markElsewhere();
    // A mark is only told from others: the clock that made it may be wrong.
    if (mark !== seen) last = elapsed();
    seen = mark;
    if (elapsed() - last >= limit) lock();
  };
  const note = () => {
    last = elapsed();
    if (last - written < CHECK_MS) return;
    written = last;
    shared.write(Date.now());
    seen = markElsewhere();
  };
  const act = () => {
    // Until it is known whose session is found, the time since its last action counts.
    if (!selectCanLock(store.getState())) return;
    // Timers stop while the computer sleeps, so the limit may have passed before this first action.
    look();
    note();
  };
  listeners.startListening({
    actionCreator: userInfoReceived,
    effect: ({ payload: { username } }) => {
      if (username === '')
        store.dispatch(logError('服务器没有给出用户名，设置 lockAfter 无效', { about: `GET ${dialect().calls.user}` }));
      else if (selectUser(store.getState()).hasSignedIn) note();
      else act();
    },
  });
  repeat(look, CHECK_MS, signal);
  window.addEventListener('pageshow', look, { signal });
  // Before anything else in the page can keep an event to itself.
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(type, act, { capture: true, signal });
}

/**
 * Keeps the screen locked over a reload, and alike in all windows of a user (§4.60). Ctrl+Alt+L locks, a login unlocks.
 * Until `signal` aborts.
 */
export function keepLocked(store: AppStore, { startListening }: AppListeners, signal: AbortSignal): void {
  const entry = () => userStorage('locked', selectUser(store.getState()).id);
  const lock = () => {
    const state = store.getState();
    if (selectCanLock(state) && !selectIsLocked(state)) store.dispatch(lockChanged(true));
  };
  /** Follows what another window did. If the sign-out of another session removed the entry, the lock stays. */
  const follow = () => {
    const { id, locked } = selectUser(store.getState());
    if (id === '') return;
    const wanted = entry().read(v.boolean());
    if (wanted === true) lock();
    else if (locked && wanted === false) store.dispatch(lockChanged(false));
    else if (locked) entry().write(true);
  };
  startListening({ actionCreator: lockChanged, effect: ({ payload }) => void entry().write(payload) });
  startListening({
    actionCreator: userInfoReceived,
    effect: () => {
      if (entry().read(v.literal(true)) === undefined) return;
      if (selectUser(store.getState()).hasSignedIn) entry().write(false);
      else lock();
    },
  });
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(ownKey('locked:'))) && follow();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.altKey || event.code !== 'KeyL') return;
    event.preventDefault();
    lock();
  };
  window.addEventListener('storage', onStorage, { signal });
  // A page in the back/forward cache hears nothing of other windows.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
  window.addEventListener('keydown', onKeyDown, { capture: true, signal });
  if (appConfig.lockAfter > 0) lockWhenIdle(store, { startListening }, lock, signal);
}
