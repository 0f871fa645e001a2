/** What would be lost. */
export interface Loss {
  edits: boolean;
  /** Files on their way to the server. */
  uploads: boolean;
}

/** What the end of a page, or of the session, means for what is not at the server yet. */
export const lossText = ({ edits, uploads }: Loss, act: '离开' | '退出'): string => {
  const what = [edits && '未保存的修改', uploads && '正在上传的文件'].filter(Boolean).join('和');
  return `有${what}，${act}后将${edits ? '丢失' : '中断'}`;
};
