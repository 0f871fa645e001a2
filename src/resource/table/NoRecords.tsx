import { Button, Empty } from 'antd';

interface Props {
  text: string;
  /** Takes the filters away, where there are some. */
  onClear?: () => void;
}

/** Stands where records would be. */
export const NoRecords = ({ text, onClear }: Props) => (
  <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
    {onClear && <Button onClick={onClear}>清空查询条件</Button>}
  </Empty>
);
