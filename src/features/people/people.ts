import * as v from 'valibot';
import { dialect } from '@/config/appConfig';
import { recordSchema } from '@/lib/isRecord';
import { cutPage, pageSchemaOf } from '@/lib/record/pageSchema';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { recordsTag, serverApi } from '@/state/server/serverApi';

/** A user of the system, as Ctrl+K and the logs show them; their details are `resource/view/PersonDrawer`. */
export interface Person {
  id: string;
  name: string;
  account: string;
  unit: string;
  phone: string;
}

const PATH = '/system/user';
/** The number of people that are looked at, by one call, as of the rows of a list (`MOST_MATCHED`). */
const MOST = 1000;

const personOf = (user: ServerRecord): Person => ({
  id: textOf(user['userId']),
  name: textOf(user['nickName']),
  account: textOf(user['userName']),
  unit: textOf(valueAt(user, dialect().userUnit)),
  phone: textOf(user['phonenumber']),
});

const schema = v.pipe(
  pageSchemaOf(recordSchema),
  v.transform((page) => cutPage(page, { pageNum: 1, pageSize: MOST }).rows.map(personOf)),
);

const { usePeopleQuery } = serverApi.injectEndpoints({
  endpoints: (build) => ({
    people: build.query<readonly Person[], void>({
      // Who cannot be read is found nowhere; that is no failure of what is on the screen.
      query: () => ({ url: `${PATH}/list`, params: { pageNum: 1, pageSize: MOST }, schema, tells: 'sessionEnd' }),
      providesTags: [recordsTag(PATH)],
    }),
  }),
});

const NOBODY: readonly Person[] = [];

/** The permission without which nobody is asked for. */
export const READS_PEOPLE = 'system:user:list';

/** The first 1,000 people; nobody where they are not asked for. */
export const usePeople = (isAsked: boolean): readonly Person[] =>
  usePeopleQuery(undefined, { skip: !isAsked }).data ?? NOBODY;
