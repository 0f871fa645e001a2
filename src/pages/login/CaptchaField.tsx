import type { Captcha } from '@/features/access/api/captcha';
import styles from './LoginForm.module.css';
import { TextField } from './TextField';
import type { Fetched } from './useFetched';

interface Props {
  state: Fetched<Captcha>;
  error: string | undefined;
  onReload: () => void;
  onInput: () => void;
}

/**
 * The field for the captcha with its picture; a click on the picture loads a new captcha. Renders nothing while
 * captchas are off.
 */
export function CaptchaField({ state, error, onReload, onInput }: Props) {
  if (state.status === 'ready' && !state.value.enabled) return null;
  const picture =
    state.status === 'ready' && state.value.enabled ? (
      <img src={state.value.src} alt="验证码图片" width="120" height="40" />
    ) : (
      <span>{state.status === 'loading' ? '加载中...' : '加载失败，点击重试'}</span>
    );
  return (
    <TextField
      label="验证码"
      name="code"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      placeholder="请输入验证码"
      error={error}
      onInput={onInput}
      addon={
        <button type="button" className={styles.picture} title="看不清？点击换一张" onClick={onReload}>
          {picture}
          <span className="visually-hidden">，换一张</span>
        </button>
      }
    />
  );
}
