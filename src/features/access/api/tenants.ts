import * as v from 'valibot';
import { dialect } from '@/config/appConfig';
import { dataOf, emptyForNull, itemsOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { idSchema } from '@/lib/record/idSchema';
import { shownTextSchema } from '@/lib/record/ServerRecord';

/** A tenant, whose users have accounts of their own. */
export interface Tenant {
  id: string;
  name: string;
}

const tenantSchema = v.pipe(
  v.object({ tenantId: idSchema, companyName: shownTextSchema }),
  v.transform(({ tenantId, companyName }): Tenant => ({ id: tenantId, name: companyName || tenantId })),
);

const schema = dataOf(
  v.pipe(
    v.looseObject({ tenantEnabled: v.boolean() }),
    v.transform(({ tenantEnabled, voList }): unknown => (tenantEnabled ? emptyForNull(voList) : [])),
    itemsOf(tenantSchema),
  ),
);

/** GET /auth/tenant/list: where one can sign in; empty where the server has no tenants. Its place tells of failures. */
export const fetchTenants = async (http: Http, signal: AbortSignal): Promise<readonly Tenant[]> => {
  const { tenants } = dialect().calls;
  return tenants === '' ? [] : http.get(tenants, { schema, signal, anonymous: true, tells: 'none' });
};
