export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  timestamp: number /* ms */;
  status: 'done' | 'waiting' | 'streaming' | 'interrupted';
  citations?: { title: string; url?: string; content?: string }[];
}
