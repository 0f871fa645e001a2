import styles from './Person.module.css';

/** A person as text: `王海洋（clerk，第二港埠公司党总支）`; by account where there is no name. */
export function personText(name: string, account: string, unit = ''): string {
  const [first, ...others] = [...new Set([name, account])].filter(Boolean);
  const more = [...others, unit].filter(Boolean).join('，');
  return more === '' ? (first ?? '') : `${first}（${more}）`;
}

/** A person in a list: the name, the account grey beside it; the account alone where there is no name. */
export const Person = ({ name, account }: { name: string; account: string }) => (
  <span className={styles.person}>
    {name || account}
    {name !== '' && account !== '' && account !== name && <span className={styles.account}>{account}</span>}
  </span>
);
