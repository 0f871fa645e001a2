import { AutoComplete } from 'antd';
import { useAccess } from '@/features/access/useAccess';
import { READS_PEOPLE, usePeople } from '@/features/people/people';
import { matchWords } from '@/lib/matchWords';
import { textOf } from '@/lib/record/ServerRecord';
import type { InputProps } from '@/resource/model/FieldBase';
import { allowClear } from '@/ui/antd/allowClear';
import { Person } from '@/ui/person/Person';

/** The people by whose names accounts are shown and found; nobody where the user may not read them. */
const usePeopleHere = () => usePeople(useAccess().hasAnyPermission(READS_PEOPLE));

function AccountName({ account }: { account: string }) {
  const person = usePeopleHere().find((one) => one.account === account);
  return <Person name={person?.name ?? ''} account={account} />;
}

/** An account, typed, or found by the name, account or unit of whoever has it, in Chinese, pinyin or initials. */
function AccountInput({ id, value, onChange }: InputProps) {
  const people = usePeopleHere();
  return (
    <AutoComplete
      {...(id !== undefined && { id })}
      allowClear={allowClear}
      placeholder={people.length > 0 ? '姓名、账号或拼音' : '请输入账号'}
      value={textOf(value)}
      options={people.map(({ name, account, unit }) => ({
        value: account,
        label: <Person name={name} account={account} />,
        words: [name, account, unit],
      }))}
      showSearch={{
        filterOption: (typed, option) => option?.words.some((words) => matchWords(words, typed)) ?? false,
      }}
      onChange={(typed) => onChange?.(typed)}
    />
  );
}

/** The field of an account in a list of the monitor: servers have it without the name. */
export const accountField = <const Name extends string>(name: Name, label: string, isSorted = false) => ({
  name,
  label,
  kind: 'custom' as const,
  query: true as const,
  column: {
    sortable: isSorted,
    render: (record: { readonly [Property in Name]?: unknown }) =>
      textOf(record[name]) && <AccountName account={textOf(record[name])} />,
  },
  form: { Input: AccountInput },
});
