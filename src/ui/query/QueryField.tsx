import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from './QueryForm.module.css';

/** A field of a query form; its control gets the label's id. */
export function QueryField({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Flex align="center" gap="small" className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Flex>
  );
}
