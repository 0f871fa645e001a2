/** Texts of the assistant that are also used outside its dialogs: the workbench needs no others, so they are apart. */
export const ASSISTANT_NAME = 'AI 问答';

/** Placeholder of an empty field for questions. */
export const QUESTION_HINT = '请输入您的问题...';

/** Asked before a new conversation begins (§4.36). */
export const NEW_CONVERSATION_QUESTION = '确定要开始新的会话吗？当前对话上下文将丢失。';

/** Stands below the fields and in exported files (§15.13). */
export const AI_NOTICE = '内容由 AI 生成，仅供参考，重要内容请以正式文件为准';

/** Sample questions shown below the greeting (§4.35) and on the workbench. */
export const SAMPLE_QUESTIONS: readonly string[] = [
  '发展党员工作中的“四次公示”分别是什么？',
  '入党积极分子的培养联系人一般有几名？',
  '对领导干部“五个过硬”的要求是什么？',
  '集团党委是什么时候成立的？',
];
