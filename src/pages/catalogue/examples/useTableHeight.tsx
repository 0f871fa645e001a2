import { useTableHeight } from '@/ui/table/useTableHeight';

export const title = '表格高度';
export const summary =
  '表格高度：窗口高度减 291 像素，每多一行控件再减 60 像素，最低 200 像素；窗口大小改变时随之改变。';

export default function UseTableHeightExample() {
  const plain = useTableHeight();
  const oneRow = useTableHeight(1);
  return (
    <>
      <p>
        当前窗口：{plain} 像素；多一行时：{oneRow} 像素
      </p>
    </>
  );
}
