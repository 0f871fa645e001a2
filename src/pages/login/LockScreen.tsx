import { type FormEvent, useEffect, useRef, useState } from 'react';
import { appConfig, dialect } from '@/config/appConfig';
import { fetchCaptcha } from '@/features/access/api/captcha';
import { signOut } from '@/features/access/session';
import { isUploading, unlock } from '@/features/access/session';
import { halfWidth } from '@/lib/halfWidth';
import { describeError } from '@/lib/http/errorMessages';
import { lacksCall } from '@/lib/http/lacksCall';
import { lossText } from '@/lib/lossText';
import { hasUnsavedInput } from '@/lib/storage/stored';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';
import buttons from '@/ui/button/button.module.css';
import { CaptchaField } from './CaptchaField';
import { Emblem } from './Emblem';
import { LockClock } from './LockClock';
import styles from './LockScreen.module.css';
import form from './LoginForm.module.css';
import { PasswordField } from './PasswordField';
import { textIn } from './TextField';
import { useFetched } from './useFetched';

/** 锁定屏幕: asks for the user's password (§4.60); without antd, as the login page. */
export default function LockScreen() {
  const dispatch = useAppDispatch();
  const { id, name } = useAppSelector(selectUser);
  const [loss] = useState(() => ({ edits: hasUnsavedInput(id), uploads: dispatch(isUploading()) }));
  const isAnyLost = loss.edits || loss.uploads;
  const [byLogin, setByLogin] = useState(!dialect().checksPassword);
  const { state, loaded, reload } = useFetched(fetchCaptcha, byLogin);
  const [problem, setProblem] = useState<{ field: 'password' | 'code'; text: string }>();
  const [pending, setPending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const focus = (field: string) => element.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  useEffect(() => focus('password'), []);
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  const tell = (field: 'password' | 'code', text: string) => {
    setProblem({ field, text });
    focus(field);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = textIn(data, 'password');
    if (pending) return;
    if (password === '') return tell('password', '请输入密码');
    setPending(true);
    const captcha = byLogin ? await loaded() : undefined;
    const code = halfWidth(textIn(data, 'code')).trim();
    if (captcha?.enabled && code === '') {
      setPending(false);
      return tell('code', '请输入验证码');
    }
    try {
      await dispatch(unlock({ password, ...(captcha?.enabled && { code, uuid: captcha.uuid }) }, byLogin));
    } catch (error) {
      setPending(false);
      const text = describeError(error) ?? '未能解锁，请重试';
      if (!byLogin && lacksCall(error)) {
        setByLogin(true);
        return tell('password', '服务器需要重新验证，请再次解锁');
      }
      // A captcha can be used once.
      const used = element.current?.querySelector<HTMLInputElement>('[name="code"]');
      if (used) used.value = '';
      if (byLogin) reload();
      tell(byLogin && text.includes('验证码') ? 'code' : 'password', text);
    }
  };

  return (
    <div role="dialog" aria-modal="true" aria-label="屏幕已锁定" className={styles.page}>
      <form
        ref={element}
        className={`${form.form ?? ''} ${styles.card ?? ''}`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <div className={styles.head}>
          <Emblem className={styles.emblem} />
          <LockClock />
        </div>
        <h1 className={styles.title}>屏幕已锁定</h1>
        <p className={styles.who}>
          {appConfig.title} · {name}
        </p>
        <PasswordField error={errorOf('password')} onInput={() => setProblem(undefined)} />
        {byLogin && (
          <CaptchaField state={state} error={errorOf('code')} onReload={reload} onInput={() => setProblem(undefined)} />
        )}
        <button
          type="submit"
          className={`${buttons.button ?? ''} ${buttons.primary ?? ''} ${form.submit ?? ''}`}
          aria-disabled={pending}
          aria-busy={pending}
        >
          {pending ? '解锁中...' : '解锁'}
        </button>
        <button
          type="button"
          className={`${buttons.button ?? ''} ${styles.leave ?? ''}`}
          aria-describedby={isAnyLost ? 'unsaved' : undefined}
          onClick={() => void dispatch(signOut())}
        >
          退出登录
        </button>
        {isAnyLost && (
          <p id="unsaved" className={styles.unsaved}>
            {lossText(loss, '退出')}
          </p>
        )}
      </form>
    </div>
  );
}
