import { Button, Space } from 'antd';
import { appConfig } from '@/config/appConfig';
import { downloadArchive, downloadFile, downloadForm, downloadJson } from '@/features/download/downloadFile';
import { ossCall } from '@/features/download/downloadSteps';
import { downloadZip } from '@/features/download/batchDownloads';
import { useAppDispatch } from '@/state/hooks';

const NAMES = ['党员名册.csv', '支部徽标.png', '支部徽标.png'];

export const title = '下载';
export const summary = '下载：请求期间显示“正在下载数据，请稍候”，超过一秒显示进度并可取消；返回 JSON 时按错误提示。';

export default function DownloadExample() {
  const { dictExportCall, filesExportCall, filesZipCall } = appConfig;
  const dispatch = useAppDispatch();
  return (
    <Space wrap>
      {dictExportCall !== '' && (
        <Button
          onClick={() => void dispatch(downloadForm(dictExportCall, { dictType: 'sys_user_sex' }, '字典数据.csv'))}
        >
          表单导出
        </Button>
      )}
      {filesExportCall !== '' && (
        <Button onClick={() => void dispatch(downloadJson(filesExportCall, { names: NAMES }, '文件清单.csv'))}>
          JSON导出
        </Button>
      )}
      <Button onClick={() => void dispatch(downloadFile(ossCall('党员名册.csv')))}>单个文件</Button>
      {filesZipCall !== '' && (
        <Button onClick={() => void dispatch(downloadArchive(filesZipCall, '党建资料.zip'))}>服务器压缩包</Button>
      )}
      <Button onClick={() => void dispatch(downloadZip(NAMES.map(ossCall), '浏览器打包.zip'))}>浏览器打包</Button>
    </Space>
  );
}
