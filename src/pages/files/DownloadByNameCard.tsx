import { DownloadOutlined, FileZipOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Input } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { appConfig } from '@/config/appConfig';
import { downloadFile } from '@/features/download/downloadFile';
import { isRequestableName, ossCall } from '@/features/download/downloadSteps';
import { PreviewButton } from '@/features/download/PreviewButton';
import { downloadEach, downloadZip, type MissingFile } from '@/features/download/batchDownloads';
import { useAppDispatch } from '@/state/hooks';
import { Section } from '@/ui/section/Section';
import styles from './FilesPage.module.css';

const MAX_NAMES = 200;

interface NameList {
  names: string[];
  /** A Chinese sentence about the ignored names; empty if no name was ignored. */
  problem: string;
}

/** Reads file names, one per line or spreadsheet cell; repeated names are kept. */
function parseNames(text: string): NameList {
  const lines = text
    .split(/[\r\n\t]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const stored = lines.filter(isRequestableName);
  const refused = lines.length - stored.length;
  const problems = [
    ...(refused > 0 ? [`${refused} 个名称无效，已忽略`] : []),
    ...(stored.length > MAX_NAMES ? [`一次最多下载 ${MAX_NAMES} 个文件，其余已忽略`] : []),
  ];
  return { names: stored.slice(0, MAX_NAMES), problem: problems.join('；') };
}

interface Props {
  missing: readonly MissingFile[];
  onRetry: () => void;
}

function MissingFiles({ missing, onRetry }: Props) {
  if (missing.length === 0) return null;
  return (
    <Alert
      type="error"
      className={styles.missing}
      title={`以下 ${missing.length} 个文件未能下载：`}
      description={
        <>
          <ul>
            {missing.map(({ name, reason }, place) => (
              <li key={place}>
                <strong>{name}</strong>：{reason}
              </li>
            ))}
          </ul>
          <Button onClick={onRetry}>只重试这些文件</Button>
        </>
      }
    />
  );
}

/** Where a name can be found. */
const HELP =
  appConfig.filesExportCall === ''
    ? '请填写完整的文件名，包括扩展名，与上传时显示的名称一致。不清楚时请向资料的上传人或管理员确认。'
    : '请填写完整的文件名，包括扩展名。不清楚时可在下方“全部资料”中导出文件清单，从清单中复制。';

const archiveName = () => `文件打包_${dayjs().format('YYYYMMDDHHmmss')}.zip`;

export function DownloadByNameCard() {
  const dispatch = useAppDispatch();
  const id = useId();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<readonly MissingFile[]>([]);
  const [asZip, setAsZip] = useState(false);
  const { names, problem } = parseNames(text);

  const fetchThem = async (wanted: readonly string[], zipped: boolean) => {
    setAsZip(zipped);
    setMissing([]);
    const calls = wanted.map((name) => ossCall(name));
    setMissing(await dispatch(zipped ? downloadZip(calls, archiveName()) : downloadEach(calls)));
  };
  const retry = () =>
    void fetchThem(
      missing.map(({ name }) => name),
      asZip,
    );

  return (
    <Section title="按文件名下载">
      <label htmlFor={id}>文件名（每行一个，可从表格粘贴）</label>
      <p id={`${id}-help`} className={styles.help}>
        {HELP}
      </p>
      <Input.TextArea
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={6}
        placeholder="例如：党员名册.csv"
        aria-describedby={`${id}-help ${id}-count`}
        spellCheck={false}
      />
      <p id={`${id}-count`} className={styles.hint} role="status">
        共 {names.length} 个文件{problem && `；${problem}`}
      </p>
      <Flex wrap gap="small">
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden="true" />}
          disabled={names.length === 0}
          onClick={() => void fetchThem(names, false)}
        >
          逐个下载
        </Button>
        <Button
          icon={<FileZipOutlined aria-hidden="true" />}
          disabled={names.length === 0}
          onClick={() => void fetchThem(names, true)}
        >
          打包下载
        </Button>
      </Flex>
      <MissingFiles missing={missing} onRetry={retry} />
      {names.length > 0 && (
        <ul className={styles.names} aria-label="待下载的文件">
          {names.map((name, place) => (
            <li key={place}>
              <span>{name}</span>
              <Flex flex="none">
                <PreviewButton name={name} />
                <Button
                  type="link"
                  aria-label={`下载${name}`}
                  onClick={() => void dispatch(downloadFile(ossCall(name)))}
                >
                  下载
                </Button>
              </Flex>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
