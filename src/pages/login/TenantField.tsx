import { useId } from 'react';
import * as v from 'valibot';
import type { Tenant } from '@/features/access/api/tenants';
import { browserStorage } from '@/lib/storage/stored';
import styles from './LoginForm.module.css';
import { textIn } from './TextField';
import type { Fetched } from './useFetched';

const storage = browserStorage('rememberedTenant');
const schema = v.pipe(v.string(), v.maxLength(100));

/** Stores the tenant for the next login on this device. */
export const rememberTenant = (id: string): void => void storage.write(id);

/** The tenant that is chosen at first: the only one, or the one of the last login if it is still there; empty = none. */
function firstChoice(tenants: readonly Tenant[]): string {
  const last = storage.read(schema);
  return tenants.find(({ id }, _place, { length }) => length === 1 || id === last)?.id ?? '';
}

/** The tenant that a form holds; one that was sent before the choice was there holds the first choice. */
export const tenantIn = (data: FormData, tenants: readonly Tenant[]): string =>
  data.has('tenantId') ? textIn(data, 'tenantId') : firstChoice(tenants);

interface Props {
  state: Fetched<readonly Tenant[]>;
  error: string | undefined;
  onReload: () => void;
  onInput: () => void;
}

/** The choice of the tenant; nothing where there are none. */
export function TenantField({ state, error, onReload, onInput }: Props) {
  const id = useId();
  if (state.status === 'loading' || (state.status === 'ready' && state.value.length === 0)) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        租户
      </label>
      <div className={styles.row}>
        {state.status === 'failed' ? (
          <button id={id} type="button" className={styles.input} onClick={onReload}>
            租户加载失败，点击重试
          </button>
        ) : (
          <select
            id={id}
            name="tenantId"
            className={styles.input}
            defaultValue={firstChoice(state.value)}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-note`}
            onChange={onInput}
          >
            <option value="">请选择租户</option>
            {state.value.map((tenant) => (
              <option key={tenant.id} value={tenant.id}>
                {tenant.name}
              </option>
            ))}
          </select>
        )}
      </div>
      <p id={`${id}-note`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
