import { lossText } from '@/lib/lossText';
import { hasUnsavedInput } from '@/lib/storage/stored';
import { useAppDispatch } from '@/state/hooks';
import buttons from '@/ui/button/button.module.css';
import type { Splash } from '@/ui/loading/loadingViews';
import { signOut } from './session';

/** Says that the session cannot be loaded yet, and lets the user give up (`selectIsRetrying`). */
export function Retrying({ frame: Frame }: { frame: typeof Splash }) {
  const dispatch = useAppDispatch();
  return (
    <Frame text="服务器暂时没有响应，正在重试">
      <button type="button" className={buttons.button} onClick={() => dispatch(signOut())}>
        退出登录
      </button>
      {/* The user is not known yet, so anybody's unsaved input counts. */}
      {hasUnsavedInput('') && <span>{lossText({ edits: true, uploads: false }, '退出')}</span>}
    </Frame>
  );
}
