import * as v from 'valibot';
import { fieldsSchema } from '@/lib/http/envelope';
import { textOf } from '@/lib/record/ServerRecord';
import { serverApi } from '@/state/server/serverApi';
import { newPasswordRule } from '@/lib/password';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';

export const INITIAL_PASSWORD_PATH = '/system/config/configKey/sys.user.initPassword';

/** RuoYi has the value of a parameter in `msg`. */
export const parameterSchema = v.pipe(
  fieldsSchema,
  v.transform(({ data, msg }) => textOf(data) || textOf(msg)),
);

export const { useInitialPasswordQuery } = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** The password that RuoYi's administrator has set for new users. */
    initialPassword: build.query<string, void>({
      query: () => ({
        url: INITIAL_PASSWORD_PATH,
        schema: parameterSchema,
        tells: 'sessionEnd',
      }),
      // A password is kept no longer than its form is open.
      keepUnusedDataFor: 0,
    }),
  }),
});

/** What the server asks of a new password. */
export const useNewPasswordRule = () => newPasswordRule(useAppSelector(selectUser).passwordKind);
