import { Flex } from 'antd';
import styles from './FilesPage.module.css';
import { MediaCard } from './MediaCard';
import { NamesCard } from './NamesCard';
import { StockCard } from './StockCard';

/** 文件下载: files by name, all files, pictures and videos (specification, sections 7 and 8). */
export default function FilesPage() {
  return (
    <Flex vertical className={styles['page']}>
      <h1>文件下载</h1>
      <NamesCard />
      <StockCard />
      <MediaCard />
    </Flex>
  );
}
