import { ExportOutlined, FileZipOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { downloadArchive } from '@/features/download/downloadArchive';
import { downloadJson } from '@/features/download/downloadJson';
import { Section } from '@/ui/section/Section';
import styles from './FilesPage.module.css';
import { MediaCard } from './MediaCard';
import { NamesCard } from './NamesCard';

/** 文件下载: stored files by name, the whole stock, pictures and videos (spec.md sections 7 and 8). */
export default function FilesPage() {
  return (
    <Flex vertical className={styles['page']}>
      <h1>文件下载</h1>
      <NamesCard />
      <Section title="全部资料">
        <Flex wrap gap="small">
          <Button
            icon={<ExportOutlined aria-hidden="true" />}
            onClick={() => void downloadJson('/system/oss/export', { names: [] }, '文件清单.csv')}
          >
            导出文件清单
          </Button>
          <Button
            icon={<FileZipOutlined aria-hidden="true" />}
            onClick={() => void downloadArchive('/system/oss/zip', '党建资料.zip')}
          >
            下载全部资料（zip）
          </Button>
        </Flex>
      </Section>
      <MediaCard />
    </Flex>
  );
}
