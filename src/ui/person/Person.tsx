import styles from './Person.module.css';

/** A person in a list: the name, the account grey beside it; the account alone where there is no name. */
export const Person = ({ name, account }: { name: string; account: string }) => (
  <span className={styles.person}>
    {name || account}
    {name !== '' && account !== '' && account !== name && <span className={styles.account}>{account}</span>}
  </span>
);
