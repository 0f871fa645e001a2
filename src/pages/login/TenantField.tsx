import { useId } from 'react';
import * as v from 'valibot';
import { fetchTenants } from '@/features/access/api/tenants';
import type { Http } from '@/lib/http/http';
import { browserStorage } from '@/lib/storage/stored';
import styles from './LoginForm.module.css';
import { textIn } from './TextField';

const storage = browserStorage('rememberedTenant');
const schema = v.pipe(v.string(), v.maxLength(100));

interface Props {
  error: string | undefined;
  onInput: () => void;
}

/** The choice of a tenant; undefined where the server has none. */
export async function fetchTenantChoice(http: Http, signal: AbortSignal) {
  const tenants = await fetchTenants(http, signal);
  if (tenants.length === 0) return undefined;
  const last = storage.read(schema);
  // The only one, or the one of the last login if it is still there.
  const first = tenants.find(({ id }) => tenants.length === 1 || id === last)?.id ?? '';

  function Field({ error, onInput }: Props) {
    const id = useId();
    return (
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          租户
        </label>
        <div className={styles.row}>
          <select
            id={id}
            name="tenantId"
            className={styles.input}
            defaultValue={first}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-note`}
            onChange={onInput}
          >
            <option value="">请选择租户</option>
            {tenants.map((tenant) => (
              <option key={tenant.id} value={tenant.id}>
                {tenant.name}
              </option>
            ))}
          </select>
        </div>
        <p id={`${id}-note`} className={styles.error} aria-live="polite">
          {error}
        </p>
      </div>
    );
  }
  return {
    Field,
    /** The tenant that a form holds; one that was sent before the choice was there holds the first choice. */
    chosenIn: (data: FormData): string => (data.has('tenantId') ? textIn(data, 'tenantId') : first),
    /** Stores the tenant for the next login on this device. */
    remember: (id: string): void => void storage.write(id),
  };
}
