import type { ChatContent } from './chatMarkdown';
import { chatWord } from './chatWord';

// A long conversation takes seconds; in a worker it does not stop the page. A failure is answered by its text.
addEventListener('message', ({ data }: MessageEvent<ChatContent>) => {
  chatWord(data).then(postMessage, (error: unknown) => postMessage(String(error)));
});
