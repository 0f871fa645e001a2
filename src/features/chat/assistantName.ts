/** What the assistant is called. Apart from the messages, which the first screen does not need. */
export const ASSISTANT_NAME = 'AI 问答助手';
