import styles from './tree.module.css';

/** A name with the words that were searched for marked in it. */
export function Highlight({ name, words }: { name: string; words: string }) {
  const wanted = words.trim();
  const at = wanted === '' ? -1 : name.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0) return <>{name}</>;
  return (
    <>
      {name.slice(0, at)}
      <mark className={styles['mark']}>{name.slice(at, at + wanted.length)}</mark>
      {name.slice(at + wanted.length)}
    </>
  );
}
