import * as v from 'valibot';

/** Which dialog: `mini` (600 px wide, §2.74) is variant A, `large` (1200 px, §2.80) variant B. */
export type ChatDialogName = 'mini' | 'large';

const requestSchema = v.object({
  size: v.fallback(v.picklist(['mini', 'large']), 'mini'),
  /** A question; it is put into the field, and sent at once with `asks`. */
  question: v.optional(v.string()),
  asks: v.optional(v.boolean()),
  /** A past conversation to open; it is shown in the large dialog. */
  conversationId: v.optional(v.string()),
  /** Called if the dialog cannot be loaded (a toast says so), for a page that has emptied its own field. */
  onFailed: v.optional(v.custom<() => void>((given) => typeof given === 'function')),
});

/** What a dialog opens with. */
export type ChatRequest = v.InferOutput<typeof requestSchema>;

const OPEN_CHAT_DIALOG = 'open-chat-dialog';

/**
 * Opens a dialog of the assistant by a window event (§2.78), the mini one if none is named. Only the group administrator
 * has the assistant (`useGroupAdminId`); for anybody else nothing happens.
 *
 *     openChatDialog({ size: 'large', question: '预备期多长？', asks: true });
 */
export function openChatDialog(request: Partial<ChatRequest> = {}): void {
  window.dispatchEvent(new CustomEvent(OPEN_CHAT_DIALOG, { detail: request }));
}

/** Calls `listener` whenever a dialog is to be opened; returns a function that removes the listener. */
export function onOpenChatDialog(listener: (request: ChatRequest) => void): () => void {
  const receive = (event: Event) => {
    const { success, output } = v.safeParse(requestSchema, event instanceof CustomEvent ? event.detail : undefined);
    listener(success ? output : { size: 'mini' });
  };
  window.addEventListener(OPEN_CHAT_DIALOG, receive);
  return () => window.removeEventListener(OPEN_CHAT_DIALOG, receive);
}
