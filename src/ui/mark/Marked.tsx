import styles from './Marked.module.css';

/** A text with what a search found in it. */
export function Marked({ text, place }: { text: string; place: { start: number; end: number } | undefined }) {
  if (!place) return text;
  return (
    <>
      {text.slice(0, place.start)}
      <mark className={styles.mark}>{text.slice(place.start, place.end)}</mark>
      {text.slice(place.end)}
    </>
  );
}
