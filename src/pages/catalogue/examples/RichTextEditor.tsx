import { useState } from 'react';
import { RichTextView } from '@/ui/richText/RichTextView';
import { RichTextEditor } from '@/ui/richText/RichTextEditor';
import { Example } from '../Example';

const TEXT =
  '<h2>主题党日活动通知</h2><p>各党支部：</p><ol><li><p>时间：<strong>10月16日</strong></p></li><li><p>地点：三楼会议室</p></li></ol>';

export default function RichTextEditorExample() {
  const [html, setHtml] = useState(TEXT);
  return (
    <Example
      summary="富文本编辑器：内容显示和保存前都会清除不安全的代码；从 Word 粘贴时清理格式并还原列表。只读展示用 RichText。"
      props={[
        ['value', 'string', 'HTML 内容'],
        ['onChange', '(html: string) => void', '内容有变化；没有内容时为空字符串'],
        ['label', 'string', '字段名称'],
        ['uploadImage', '(file) => Promise<地址>', '保存图片并返回本站地址；省略时不能插入图片'],
        ['readOnly', 'boolean', '只读；默认 false'],
      ]}
    >
      <RichTextEditor value={html} onChange={setHtml} label="通知内容" />
      <p>保存的内容将这样显示：</p>
      <RichTextView html={html} />
    </Example>
  );
}
