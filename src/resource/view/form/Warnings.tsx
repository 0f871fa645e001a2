import { Alert } from 'antd';

interface Props {
  texts: readonly string[];
  type?: 'warning' | 'error';
}

/** What is to be seen before a button below is pressed; nothing where there are no texts. */
export const Warnings = ({ texts, type = 'warning' }: Props) =>
  texts.length > 0 && (
    <Alert
      type={type}
      showIcon
      role="alert"
      title={texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
      style={{ marginBottom: 12, textAlign: 'start' }}
    />
  );
