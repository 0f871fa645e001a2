import type { ComponentType, ReactNode } from 'react';
import styles from './Example.module.css';

export interface ExampleModule {
  default: ComponentType;
}

export interface PropRow {
  name: string;
  type: string;
  text: string;
}

interface Props {
  summary: string;
  props: readonly PropRow[];
  children: ReactNode;
}

export function Example({ summary, props, children }: Props) {
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.live}>{children}</div>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label="属性说明">
        <table className={styles.props}>
          <thead>
            <tr>
              <th scope="col">属性</th>
              <th scope="col">类型</th>
              <th scope="col">说明</th>
            </tr>
          </thead>
          <tbody>
            {props.map(({ name, type, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <code>{type}</code>
                </td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
