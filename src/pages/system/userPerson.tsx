import { dialect } from '@/config/appConfig';
import { personText, Person } from '@/ui/person/Person';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import type { Resource } from '@/resource/model/Resource';

/** Where a user's record names the person and the unit. */
export const USER_PERSON = { name: 'nickName', unit: dialect().userUnit } as const satisfies Resource['person'];

/** A user in a table. */
export const userCell = ({ nickName, userName }: ServerRecord) => (
  <Person name={textOf(nickName)} account={textOf(userName)} />
);

/** A user in a title. */
export const userText = (user: ServerRecord) =>
  personText(textOf(user['nickName']), textOf(user['userName']), textOf(valueAt(user, USER_PERSON.unit)));
