import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typeComplaints } from '../tests/typeComplaints';
import { describe } from './fromServer/describe';
import { tablesIn } from './fromServer/readSource';
import { placed } from './fromServer/written';
import { frameOf, LIST, newFiles } from './new';

/** A column of each kind, more than stand in the page itself, and records that belong to its own. */
const SQL = `create table office_visit (
  visit_id bigint not null primary key, parent_id bigint, visit_name varchar(30) not null comment '事由', dept_id bigint comment '部门ID',
  dept_name varchar(30) comment '部门', user_id bigint comment '接待人ID', user_name varchar(30), way char(1) default '0' comment '方式（0来访 1去访）',
  sex char(1) comment '性别，字典key=sys_user_sex', level char(1) comment '级别，字典key=visit_level', is_open bit(1) comment '公开',
  visit_day date not null comment '日期', begin_time datetime comment '开始', fee_month varchar(7) comment '月份', people int comment '人数',
  fee decimal(8,2) comment '费用', note varchar(500) comment '说明', content text comment '内容', attachment varchar(200) comment '附件',
  door_password varchar(20) comment '口令', extra json comment '其他', phone varchar(11) comment '电话', avatar blob, create_by varchar(64), create_time datetime
) comment '来访表';
create table office_visit_guest (guest_id bigint primary key, visit_id bigint not null, dept_id bigint, guest_name varchar(20)) comment '来宾';`;

test('the files of a new page, and the lists with it, have no fault that TypeScript knows', async () => {
  const [table, guest] = tablesIn(SQL);
  if (!table || !guest) throw new Error('The tables are gone');
  const described = describe(placed(table, 'office/visit'), [], [placed(guest, 'office/guest')]);
  const { texts } = await newFiles('office/booking', frameOf('office/booking', '会议室预约'));
  const { texts: further } = await newFiles(
    'office/visit',
    described,
    (file) => texts[file] ?? readFileSync(file, 'utf8'),
  );
  const files = { ...texts, ...further };
  expect(Object.keys(files).filter((file) => file.startsWith('src/pages/office/'))).toEqual([
    'src/pages/office/BookingPage.tsx',
    'src/pages/office/VisitPage.tsx',
    'src/pages/office/visitFields.ts',
    'src/pages/office/guestList.ts',
  ]);
  // Prettier has read the journeys; their types are those of the whole app, and checked before a release.
  const checked = Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith('tests/')));
  const wrong = LIST.replace('.ts', 'Wrong.ts');
  const { [wrong]: ofWrong, ...ofFiles } = typeComplaints({
    ...checked,
    [wrong]: (files[LIST] ?? '').replace('resourceCalls(officeBookingRecords)', 'resourceCalls(bookings)'),
  });
  expect(Object.values(ofFiles).flat()).toEqual([]);
  expect(ofWrong).not.toEqual([]);
});

test.each([
  ['booking', '会议室预约'],
  ['office/booking', ''],
  ['office/booking', "会议'室"],
  ['../x/y', '会议室预约'],
])('%s %j is refused', (at, title) => {
  expect(() => frameOf(at, title)).toThrow('npm run new');
});
