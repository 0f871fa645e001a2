import { useState } from 'react';
import { dialect } from '@/config/appConfig';
import type { Attachment } from '@/lib/html/attachments';
import { textOf } from '@/lib/record/ServerRecord';
import type { Uploaded } from '../../data/uploadFile';
import type { InputProps } from '../../model/FieldBase';
import { FileLink } from './FileLink';
import { FilesInput } from './FilesInput';
import styles from './FilesInput.module.css';
import { filesIn, filesText } from '../../model/files';
import type { KindView } from './KindView';
import { readChoices, useChoicesQuery } from '../../data/useChoices';

/** Further files are only counted. */
const MOST_SHOWN = 100;

const NAMES = { url: '', id: 'ossId', name: 'originalName' };

/** The files in a text; of ids with the names that the server has for them. */
function useFiles(text: string): readonly Attachment[] {
  const files = filesIn(text);
  const ids = files
    .map(({ at }) => at)
    .filter((at) => /^\d+$/.test(at))
    .slice(0, MOST_SHOWN);
  const { calls, listsFiles } = dialect();
  const { data } = useChoicesQuery(
    { url: `${calls.files}/listByIds/${ids.join(',')}`, tag: calls.files },
    { skip: ids.length === 0 || !listsFiles },
  );
  const names = new Map(readChoices(data, NAMES).map(({ id, name }) => [id, name]));
  return files.map(({ name, at }) => ({ name: ids.includes(at) ? (names.get(at) ?? `文件 ${at}`) : name, at }));
}

function Control({ label, value, onChange, ...control }: InputProps & { label: string }) {
  /** Names of the files that were sent from here. */
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const files = useFiles(textOf(value)).map(({ name, at }) => ({ name: names.get(at) ?? name, at }));
  const change = (next: readonly Attachment[]) => {
    setNames(new Map(next.flatMap(({ name, at }) => (at === '' ? [] : [[at, name]]))));
    onChange?.(filesText(next));
  };
  const atOf = ({ value: at }: Uploaded) => at;
  return <FilesInput label={label} control={control} files={files} onChange={change} atOf={atOf} />;
}

function Files({ text }: { text: string }) {
  const files = useFiles(text);
  return (
    <ul className={styles.files}>
      {files.slice(0, MOST_SHOWN).map((file, place) => (
        <li key={place}>
          <FileLink file={file} />
        </li>
      ))}
      {files.length > MOST_SHOWN && <li>等 {files.length} 个文件</li>}
    </ul>
  );
}

export const files: KindView = {
  Input: ({ field: { label }, control }) => <Control {...control} label={control['aria-label'] ?? label} />,
  Value: ({ value }) => <Files text={textOf(value)} />,
};
