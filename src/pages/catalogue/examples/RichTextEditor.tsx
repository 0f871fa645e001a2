import { useState } from 'react';
import { RichTextView } from '@/ui/richText/RichTextView';
import { RichTextEditor } from '@/ui/richText/RichTextEditor';

const TEXT =
  '<h2>主题党日活动通知</h2><p>各党支部：</p><ol><li><p>时间：<strong>10月16日</strong></p></li><li><p>地点：三楼会议室</p></li></ol>';

export const title = '富文本编辑器';
export const summary =
  '富文本编辑器：内容显示和保存前都会清除不安全的代码；从 Word 粘贴时清理格式并还原列表。只读展示用 RichTextView。';

export default function RichTextEditorExample() {
  const [html, setHtml] = useState(TEXT);
  return (
    <>
      <RichTextEditor value={html} onChange={setHtml} label="通知内容" />
      <p>保存的内容将这样显示：</p>
      <RichTextView html={html} />
    </>
  );
}
