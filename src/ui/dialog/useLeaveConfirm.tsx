import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { createObservable } from '@/lib/createObservable';
import { lossText } from '@/lib/lossText';
import { isReloading } from '@/lib/reloadWindow';
import { useConfirm } from '@/ui/dialog/confirmations';

function question(lost: readonly Leave[], act: '离开' | '退出') {
  const uploads = lost.filter(({ isUpload }) => isUpload);
  const edits = uploads.length < lost.length;
  const text = `${lossText({ edits, uploads: uploads.length > 0 }, act)}，确定${act}吗？`;
  return { text, danger: true, cancelText: edits ? '继续编辑' : '继续上传' };
}

interface Leave {
  /** Whether the edits are there again after a reload. */
  isKept: boolean;
  /** The edits are those of a page: another address of the same page loses nothing. */
  isOfPage?: boolean;
  /** Not edits, but files on their way. */
  isUpload?: boolean;
  /** They go on on any page: only the end of the window or of the session loses them. */
  isOfWindow?: boolean;
  /** Called when the user agreed to lose the edits. */
  onLeave: () => void;
}

/** Unsaved edits of one form, or files on their way. */
interface Edits extends Leave {
  hasLeft: boolean;
}

/** All that is unsaved on the screen, and the question about it. */
function createUnsaved() {
  const all = createObservable<readonly Edits[]>([]);
  let isAsking = false;
  return {
    all,
    add(edits: Edits) {
      all.set([...all.get(), edits]);
      return () => all.set(all.get().filter((one) => one !== edits));
    },
    isAsking: () => isAsking,
    /** Asks whether some edits may be lost, and drops them if so; `go` is called before. */
    async leave(lost: readonly Edits[], ask: () => Promise<boolean>, go?: () => void): Promise<boolean> {
      // While a question is open, the user must answer it first.
      if (isAsking) return false;
      isAsking = true;
      const agreed = await ask();
      isAsking = false;
      if (!agreed) return false;
      for (const edits of lost) edits.hasLeft = true;
      go?.();
      for (const edits of lost) edits.onLeave();
      return true;
    },
  };
}

type Unsaved = ReturnType<typeof createUnsaved>;

const UnsavedContext = createContext<Unsaved | undefined>(undefined);

/** Asks before a navigation, or the end of the browser tab. The router takes one blocker, so it covers all edits. */
function Guard({ unsaved: { all, leave } }: { unsaved: Unsaved }) {
  const confirm = useConfirm();
  const lost = useRef<readonly Edits[]>([]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSamePage = currentLocation.pathname === nextLocation.pathname;
    lost.current = all.get().filter(({ isOfPage, isOfWindow }) => !isOfWindow && !(isOfPage && isSamePage));
    return lost.current.length > 0;
  });
  const blocked = blocker.state === 'blocked';
  useBeforeUnload((event) => {
    if (all.get().some(({ isKept }) => !(isKept && isReloading()))) event.preventDefault();
  });
  const judge = useEffectEvent(async () => {
    if (
      blocker.state === 'blocked' &&
      !(await leave(lost.current, () => confirm(question(lost.current, '离开')), blocker.proceed))
    )
      blocker.reset();
  });
  useEffect(() => {
    if (blocked) void judge();
  }, [blocked]);
  return null;
}

/** Collects the unsaved edits of all forms below it. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [unsaved] = useState(createUnsaved);
  const isAny = useSyncExternalStore(unsaved.all.subscribe, () => unsaved.all.get().length > 0);
  return (
    <UnsavedContext value={unsaved}>
      {children}
      {/* A blocker that is always there complains about addresses that are typed by hand. */}
      {isAny && <Guard unsaved={unsaved} />}
    </UnsavedContext>
  );
}

/** @throws {Error} there is no `UnsavedProvider` around the component */
function useUnsaved(): Unsaved {
  const unsaved = use(UnsavedContext);
  if (!unsaved) throw new Error('Unsaved edits need an UnsavedProvider.');
  return unsaved;
}

/**
 * Asks before a sign-out takes all that is unsaved; resolves with whether to go on.
 *
 * @param isMore whether something is unsaved that is not on the screen
 */
export function useSignOutConfirm(): (isMore: boolean) => Promise<boolean> {
  const { all, leave } = useUnsaved();
  const confirm = useConfirm();
  return useCallback(
    async (isMore) => {
      const lost = all.get();
      if (!isMore && lost.length === 0) return true;
      const kept = { isKept: true, onLeave: () => undefined };
      return leave(lost, () => confirm(question(isMore ? [...lost, kept] : lost, '退出')));
    },
    [all, leave, confirm],
  );
}

/**
 * Asks before unsaved edits are lost: when the form is closed, when the user navigates, and when the browser tab is
 * closed. Of all that a navigation loses, it asks once.
 *
 * @throws {Error} there is no `UnsavedProvider` around the component
 */
export function useLeaveConfirm(isEdited: boolean, leave: Leave) {
  const unsaved = useUnsaved();
  const confirm = useConfirm();
  const [edits] = useState<Edits>({ ...leave, hasLeft: false });
  useEffect(() => {
    Object.assign(edits, leave);
  });
  // With its layout, so that edits whose page goes are gone before a redirect from there, which they would hold up.
  useLayoutEffect(() => (isEdited ? unsaved.add(edits) : undefined), [unsaved, edits, isEdited]);
  return {
    /** Whether the question is on the screen. */
    isAsking: unsaved.isAsking,
    /** Whether the user has left the form meanwhile, for what arrives late. */
    hasLeft: () => edits.hasLeft,
    close: async () => {
      if (isEdited) await unsaved.leave([edits], () => confirm(question([edits], '离开')));
      else if (!unsaved.isAsking()) leave.onLeave();
    },
  };
}
