const NOT_AVAILABLE = '助手暂不可用，请联系管理员';

/** Texts for users by Dify's error code, because Dify's own are English. Other codes are described by HTTP status. */
export const DIFY_WORDS: Readonly<Record<string, string>> = {
  app_unavailable: NOT_AVAILABLE,
  not_chat_app: NOT_AVAILABLE,
  provider_not_initialize: '助手没有可用的模型，请联系管理员',
  model_currently_not_support: '助手没有可用的模型，请联系管理员',
  provider_quota_exceeded: '模型的使用额度已用完，请联系管理员',
  completion_request_error: '模型未能生成回答，请稍后重试',
  conversation_completed: '该会话已结束，请新建会话',
  too_many_requests: '提问过于频繁，请稍后重试',
  rate_limit_error: '提问过于频繁，请稍后重试',
  file_too_large: '文件过大',
  unsupported_file_type: '不支持该类型的文件',
  too_many_files: '文件过多',
  no_file_uploaded: '没有收到文件',
};
