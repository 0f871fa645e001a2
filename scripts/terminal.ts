import { createInterface } from 'node:readline/promises';
import type { Terminal } from './contract/runContract';

/** Who started a script is told, and asked, by the terminal; nobody is asked where it is none. */
export const createTerminal = (stop: AbortSignal): Terminal => ({
  stop,
  print: (line) => console.log(line),
  async ask(question) {
    if (!process.stdin.isTTY) return undefined;
    const dialogue = createInterface({ input: process.stdin, output: process.stdout });
    dialogue.once('SIGINT', () => process.exit(130));
    const answer = await dialogue.question(question);
    dialogue.close();
    return answer.trim();
  },
});
