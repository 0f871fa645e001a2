import { ExportOutlined, FileZipOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { appConfig, dialect } from '@/config/appConfig';
import { downloadArchive, downloadJson } from '@/features/download/downloadFile';
import { useAppDispatch } from '@/state/hooks';
import { Section } from '@/ui/section/Section';
import { MediaCard } from './MediaCard';
import { DownloadByNameCard } from './DownloadByNameCard';
import { StoredFiles } from './StoredFiles';

export function StockCard() {
  const dispatch = useAppDispatch();
  const { filesExportCall, filesZipCall } = appConfig;
  if (filesExportCall === '' && filesZipCall === '') return null;
  return (
    <Section title="全部资料">
      <Flex wrap gap="small">
        {filesExportCall !== '' && (
          <Button
            icon={<ExportOutlined aria-hidden="true" />}
            onClick={() => void dispatch(downloadJson(filesExportCall, { names: [] }, '文件清单.csv'))}
          >
            导出文件清单
          </Button>
        )}
        {filesZipCall !== '' && (
          <Button
            icon={<FileZipOutlined aria-hidden="true" />}
            onClick={() => void dispatch(downloadArchive(filesZipCall, '党建资料.zip'))}
          >
            下载全部资料（zip）
          </Button>
        )}
      </Flex>
    </Section>
  );
}

/** The files of a server that lists them; else 文件下载: files by name, all files, pictures and videos (§2.97). */
export default function FilesPage() {
  if (dialect().listsFiles) return <StoredFiles />;
  return (
    <Flex vertical gap={20}>
      {/* For screen readers only, because tab and breadcrumb show the title already. */}
      <h1 className="visually-hidden">文件下载</h1>
      <DownloadByNameCard />
      <StockCard />
      <MediaCard />
    </Flex>
  );
}
