import type { FormRule } from 'antd';
import { describeError } from '@/lib/http/errorMessages';
import { RequestError } from '@/lib/http/errors';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { savedValues, watched } from '../../model/computed';
import type { Field } from '../../model/Field';
import { ON_SAVE } from '../../model/fieldRules';
import type { Read } from '../../model/Resource';
import { useRead } from './useWarnings';

/** Why a record cannot be saved so; asks the server by `read`. */
export type Check = (record: ServerRecord, read: Read) => string | undefined | Promise<string | undefined>;

/**
 * Rules for `useRules`, by the field at which the reason is shown. At 保存 each looks at the whole record as it would be
 * saved; what rests on a private value that was not kept over a reload is left to the server.
 */
export function useChecks(
  fields: readonly Field[],
  checks: Readonly<Record<string, Check>>,
  base: ServerRecord,
): Record<string, FormRule[]> {
  const read = useRead();
  const ruleOf =
    (check: Check): FormRule =>
    (form) => ({
      ...ON_SAVE,
      validator: async () => {
        const inputs = form.getFieldsValue(true) as ServerRecord;
        const asked = fields.filter(({ name }) => Object.hasOwn(inputs, name));
        const { record, isKnown } = watched(fields, savedValues(asked, inputs, base), base);
        const problem = await Promise.resolve(check(record, read)).catch((error: unknown) => {
          if (!(error instanceof RequestError)) throw error;
          return `未能核对：${describeError(error) ?? ''}`;
        });
        if (problem !== undefined && isKnown()) throw new Error(problem);
      },
    });
  return Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, [ruleOf(check)]]));
}
