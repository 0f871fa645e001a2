const HEARTBEATS = ['ping', 'keep-alive', 'heartbeat'];
const LONGEST = 128;

/** The conversation id in what a server sent for one, or `undefined` when it is none (contract.md section 6). */
export function conversationId(sent: string): string | undefined {
  const id = sent.trim();
  const usable = id !== '' && id.length <= LONGEST && !/\s/.test(id) && !HEARTBEATS.includes(id.toLowerCase());
  return usable ? id : undefined;
}
