import { ExportOutlined, FileZipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { downloadArchive } from '@/features/download/downloadArchive';
import { downloadJson } from '@/features/download/downloadJson';
import styles from './FilesPage.module.css';
import { MediaCard } from './MediaCard';
import { NamesCard } from './NamesCard';

/** 文件下载: stored files by name, the whole stock, pictures and videos (spec.md sections 7 and 8). */
export default function FilesPage() {
  return (
    <div className={styles['page']}>
      <h1>文件下载</h1>
      <NamesCard />
      <section className={styles['card']} aria-labelledby="stock">
        <h2 id="stock">全部资料</h2>
        <div className={styles['actions']}>
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
        </div>
      </section>
      <MediaCard />
    </div>
  );
}
