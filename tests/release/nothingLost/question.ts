import type { Locator, Page } from 'playwright-core';
import { ask, lastAnswer, openChat } from '../../e2e/chat';
import type { Reply } from './backend';
import { theBackend } from './site';

export const QUESTION = '四次公示是什么？';

export const says = (chat: Locator, text: string) => lastAnswer(chat).getByText(text).waitFor();

/** Asks in the large dialog; resolves when the reply has begun. */
export async function askAndWait(page: Page): Promise<{ chat: Locator; reply: Reply }> {
  const begun = theBackend().nextReply();
  const chat = await openChat(page, 'large');
  await ask(chat, QUESTION);
  const reply = await begun;
  reply.say('第一部分');
  await says(chat, '第一部分');
  return { chat, reply };
}
