import type { ChatContent } from './chatMarkdown';
import { chatWord } from './chatWord';

// A long conversation takes seconds; here they do not stop the page. What cannot be written is answered by a text.
addEventListener('message', ({ data }: MessageEvent<ChatContent>) => {
  chatWord(data).then(postMessage, (error: unknown) => postMessage(String(error)));
});
