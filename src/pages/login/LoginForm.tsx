import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { useNavigate } from 'react-router-dom';
import { appConfig, dialect } from '@/config/appConfig';
import { LOGIN } from '@/config/paths';
import { fetchCaptcha } from '@/features/access/api/captcha';
import { signIn } from '@/features/access/session';
import { halfWidth } from '@/lib/halfWidth';
import { ApiError } from '@/lib/http/errors';
import { browserStorage } from '@/lib/storage/stored';
import { greeting } from '@/lib/time/localTime';
import type { Http } from '@/lib/http/http';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { whenIdle } from '@/lib/pause';
import { loadShell } from '@/shell/loadShell';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';
import buttons from '@/ui/button/button.module.css';
import { useToast } from '@/ui/toast/useToast';
import { CaptchaField } from './CaptchaField';
import styles from './LoginForm.module.css';
import { PasswordField } from './PasswordField';
import { textIn, TextField } from './TextField';
import { useFetched } from './useFetched';

interface LoginFields {
  /** `undefined` where there are no tenants. */
  tenantId?: string | undefined;
  username: string;
  password: string;
  /** `undefined` while captchas are off. */
  code: string | undefined;
}

export interface LoginProblem {
  field: keyof LoginFields | 'repeated';
  text: string;
}

/** What is longer was pasted by mistake: it is told, and sent to nobody. */
const MAX_TYPED = 100;

function typedProblem(field: 'username' | 'password' | 'code', label: string, text: string): LoginProblem | undefined {
  if (text === '') return { field, text: `请输入${label}` };
  return text.length > MAX_TYPED ? { field, text: `${label}长度不能超过${MAX_TYPED}个字符` } : undefined;
}

/**
 * Validates the login form; returns the first problem from the top, only one so that it is read. A short password is
 * none: its length is a rule for new ones (§5.10), and users with a shorter one must be able to sign in.
 */
export function validateLogin({ tenantId, username, password, code }: LoginFields): LoginProblem | undefined {
  if (tenantId === '') return { field: 'tenantId', text: '请选择租户' };
  return (
    typedProblem('username', '用户名', username.trim()) ??
    typedProblem('password', '密码', password) ??
    (code === undefined ? undefined : typedProblem('code', '验证码', code.trim()))
  );
}

const storage = browserStorage('rememberedUserName');
const schema = v.pipe(v.string(), v.maxLength(MAX_TYPED));

/** The user name of the last login on this device; empty = none. */
const readRememberedName = (): string => storage.read(schema) ?? '';

/** Stores the user name for the next login; an empty one removes it. */
const rememberName = (name: string): void => void storage.write(name);

const loadRegistration = loadWithRetry(() => import('./registration'));
const loadTenants = loadWithRetry(() => import('./TenantField'));

/** The choice of a tenant, where the kind of backend may have tenants. */
const fetchTenants = async (http: Http, signal: AbortSignal) =>
  dialect().calls.tenants === '' ? undefined : (await loadTenants()).fetchTenantChoice(http, signal);

/** Preloads the code for after the login while the user types. If that fails, the code is loaded when it is needed. */
function preload(): void {
  whenIdle()
    .then(loadShell)
    .catch(() => undefined);
}

/**
 * The form that signs a user in (§4.1), or registers a new one. When the routes are ready, the route guard opens
 * the app.
 */
export function LoginForm({ isNew }: { isNew: boolean }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { state: captchaState, loaded: loadedCaptcha, reload } = useFetched(fetchCaptcha);
  const { state: tenantState, loaded: loadedTenants, reload: reloadTenants } = useFetched(fetchTenants);
  const TenantField = tenantState.status === 'ready' ? tenantState.value?.Field : undefined;
  const [problem, setProblem] = useState<LoginProblem>();
  const [pending, setPending] = useState(false);
  const [remembered] = useState(readRememberedName);
  const { expiredName } = useAppSelector(selectUser);
  const usual = isNew ? '' : expiredName || remembered;
  const form = useRef<HTMLFormElement>(null);

  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const errorOf = (field: LoginProblem['field']) => (problem?.field === field ? problem.text : undefined);
  const clearError = () => setProblem(undefined);

  /** A captcha can be used once. The caret goes to the field that the server refused; its reason stands there. */
  const startOver = (error: unknown) => {
    const code = form.current?.querySelector<HTMLInputElement>('input[name="code"]');
    if (code) code.value = '';
    reload();
    const reason = error instanceof ApiError ? error.message : '';
    const field = code && (reason === '' || reason.includes('验证码')) ? 'code' : 'password';
    if (/验证码|密码/.test(reason)) setProblem({ field, text: reason });
    focus(field);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const username = halfWidth(textIn(data, 'username')).trim();
    const password = textIn(data, 'password');
    const refuse = (found: LoginProblem | undefined) => {
      setProblem(found);
      if (found) focus(found.field);
      return found !== undefined;
    };
    if (refuse(validateLogin({ username, password, code: undefined }))) return;
    setPending(true);
    const registration = isNew ? await loadRegistration().catch(toast.failure) : undefined;
    const isWrong = refuse(registration?.newPasswordProblem(password, textIn(data, 'repeated')));
    if (isWrong || (isNew && !registration)) return setPending(false);
    const tenants = await loadedTenants();
    const tenantId = tenants?.chosenIn(data);
    // A user who is quicker than the captcha does not know yet whether there is one.
    const captcha = await loadedCaptcha();
    const code = captcha?.enabled === false ? undefined : halfWidth(textIn(data, 'code')).trim();
    if (refuse(validateLogin({ tenantId, username, password, code }))) return setPending(false);

    // Closes the messages of the last attempt.
    for (const { id, stays } of toast.shown.get()) if (!stays) toast.dismiss(id);
    const proof = captcha?.enabled && code !== undefined ? { code, uuid: captcha.uuid } : {};
    try {
      const tenant = tenantId !== undefined && { tenantId };
      if (registration) {
        await dispatch(registration.signUp({ username, password, ...tenant, ...proof }));
        rememberName(username);
        toast.success('注册成功，请登录');
        return void navigate(LOGIN);
      }
      await dispatch(signIn({ username, password, ...tenant, ...proof }));
      if (tenantId !== undefined) tenants?.remember(tenantId);
      rememberName(data.has('remember') ? username : '');
      toast.success(`欢迎登录${appConfig.title}`, `${greeting(new Date().getHours())}！`);
    } catch (error) {
      // The error has been reported; the user can try again.
      setPending(false);
      startOver(error);
    }
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={isNew ? '注册' : '登录'}
      onInput={preload}
      onSubmit={(event) => void submit(event)}
    >
      {TenantField && <TenantField error={errorOf('tenantId')} onInput={clearError} />}
      {tenantState.status === 'failed' && (
        <button type="button" className={styles.input} onClick={reloadTenants}>
          租户加载失败，点击重试
        </button>
      )}
      <TextField
        label="用户名"
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="请输入用户名"
        defaultValue={usual}
        autoFocus={usual === ''}
        error={errorOf('username')}
        onInput={clearError}
      />
      <PasswordField error={errorOf('password')} onInput={clearError} />
      {isNew && (
        <TextField
          label="确认密码"
          name="repeated"
          type="password"
          autoComplete="new-password"
          placeholder="请再次输入密码"
          error={errorOf('repeated')}
          onInput={clearError}
        />
      )}
      <CaptchaField state={captchaState} error={errorOf('code')} onReload={reload} onInput={clearError} />
      {!isNew && (
        <label className={styles.remember}>
          <input type="checkbox" name="remember" defaultChecked={remembered !== ''} />
          记住用户名
        </label>
      )}
      <button
        type="submit"
        className={`${buttons.button} ${buttons.primary} ${styles.submit}`}
        disabled={pending}
        aria-busy={pending}
      >
        {isNew ? '注册' : pending ? '登录中...' : '登录'}
      </button>
      {appConfig.loginHint && <p className={styles.note}>{appConfig.loginHint}</p>}
    </form>
  );
}
