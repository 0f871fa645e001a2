import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { ChoiceSource } from '@/resource/model/kinds';
import type { Resource } from '@/resource/model/Resource';

/** A member of the roster. */
export interface Member {
  memberId: number;
  deptId: number;
  deptName: string;
  groupName: string;
  memberName: string;
  sex: string;
  idCard: string;
  nation: string;
  birthDate: string;
  education: string;
  postName: string;
  phone: string;
  memberType: string;
  partyPost: string;
  memberState: string;
  joinDate: string;
  fullDate: string;
  flowPlace: string;
  contactFlag: string;
  contactDate: string;
  lostDate: string;
  remark: string;
  /** Computed here, in years. */
  age: number;
  partyAge: number;
}

/** What a member pays a month, and from when on. */
export interface Standard {
  standardId: number;
  deptId: number;
  deptName: string;
  memberId: number;
  memberName: string;
  payerType: string;
  base: number;
  rate: number;
  due: number;
  startMonth: string;
  endMonth: string;
  reduceType: string;
  approveNo: string;
  approveBy: string;
  approveDate: string;
  status: string;
  remark: string;
}

/** A meeting of a branch, planned or held. */
export interface Meeting {
  meetingId: number;
  deptId: number;
  deptName: string;
  meetingType: string;
  meetingName: string;
  groupName: string;
  planDate: string;
  holdDate: string;
  holdTime: string;
  place: string;
  hostName: string;
  speakerName: string;
  recorderName: string;
  guestNames: string;
  dueNum: number;
  attendNum: number;
  agenda: string;
  minutes: string;
  decision: string;
  meetingFile: string;
  status: string;
  backReason: string;
  submitBy: string;
  approveBy: string;
  approveDate: string;
  /** Computed here: when it was held, or is to be. */
  meetingDay: string;
  branch: string;
}

/** The lists that other pages read. */
export const MEMBERS = {
  noun: '党员',
  measure: '名',
  path: '/party/member',
  id: 'memberId',
  nameField: 'memberName',
  permission: 'party:member',
  fields: [],
} as const satisfies Resource<NameOf<Member>>;

export const STANDARDS = {
  noun: '党费标准',
  measure: '条',
  path: '/party/standard',
  id: 'standardId',
  nameField: 'memberName',
  permission: 'party:standard',
  fields: [],
} as const satisfies Resource<NameOf<Standard>>;

/** The day for which a meeting or a talk is planned. */
export const PLAN_DATE = {
  name: 'planDate',
  label: '计划日期',
  kind: 'day',
  query: 'range',
  rangeSuffix: 'PlanDate',
} as const satisfies Field;

/** The app keeps its own ids as texts; servers send those of departments as numbers, which are safe ones. */
const plainId = (id: string) => (Number.isSafeInteger(Number(id)) ? Number(id) : id);

/** The units and branches that the user sees; where the server lacks this tree, the own branch. */
export const BRANCHES: ChoiceSource = {
  url: '/party/member/tree',
  name: 'label',
  orElse: ({ orgId, orgName }) => (orgId === '' ? [] : [{ id: plainId(orgId), label: orgName }]),
};

/** What of several is done: all, some or none. */
export const markOf = (done: number, of: number) => (done === of ? 'done' : done === 0 ? 'missing' : 'part');

/** The call of a move to another state: `PUT {path}/{word}`, with the id and what was asked. */
export const move =
  <const Id extends string>({ path, id }: { path: string; id: Id }, word: string) =>
  (record: { readonly [Name in Id]?: unknown }, asked: object = {}) => ({
    method: 'PUT' as const,
    url: `${path}/${word}`,
    body: { [id]: record[id], ...asked },
  });
