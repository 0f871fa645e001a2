import { fieldsSchema } from '@/lib/http/envelope';
import { isForbidden } from '@/lib/http/errors';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { injectServerApi } from '@/state/server/injectServerApi';
import { recordsTag, serverApi } from '@/state/server/serverApi';

injectServerApi();

interface ChoicesArg {
  url: string;
  params?: Readonly<Record<string, string | number>>;
  /** Of the records behind the choices. */
  tag: string;
}

const endpoints = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** The whole answer of a GET call whose parts are choices. Where they stand tells of a refusal: the page stays. */
    choices: build.query<ServerRecord, ChoicesArg>({
      query: ({ url, params = {} }) => ({ url, params, schema: fieldsSchema, silent: isForbidden }),
      providesTags: (_result, _error, { tag }) => [recordsTag(tag)],
    }),
  }),
});

export const { useChoicesQuery } = endpoints;
