import { EllipsisOutlined } from '@ant-design/icons';
import { createContext, memo, use, type ComponentType, type ReactElement } from 'react';
import { clockTime, dayOf } from '@/lib/time/localTime';
import { TextButton } from '@/ui/button/TextButton';
import { ASSISTANT_NAME } from '../assistantTexts';
import { type ChatMessage, STATE_NAMES } from '../ChatMessage';
import type { ExportFormat } from '../export/exportActions';
import { replyIn, textState } from '../readReply';
import styles from './MessageRow.module.css';

/** What became of a reply or a question, if it is not simply done (§15.7). */
export function Status({ status, reason }: { status: ChatMessage['status']; reason?: string | undefined }) {
  const text = status === 'fetching' ? '生成中' : STATE_NAMES[status];
  return (
    text && (
      <span className={styles.state} data-status={status}>
        {reason ? `${text}：${reason}` : text}
      </span>
    )
  );
}

/** What can be done with a message; each takes its id. */
export interface MessageActions {
  /** As in `safeLink`. */
  fileBase?: string | undefined;
  onRetry: (id: string) => void;
  onEdit: (id: string) => void;
  onAsk: (question: string) => void;
  onExport: (id: string, format: ExportFormat) => void;
}

export interface RowProps {
  message: ChatMessage;
  /** The message before it. */
  before?: ChatMessage | undefined;
  /** Something is going on, so that nothing can be asked. */
  isBusy: boolean;
  /** It is the last question or the reply to it. */
  isLast: boolean;
  actions: MessageActions;
}

function Question({ message, isBusy, isLast, actions }: RowProps) {
  const { id, content, status, timestamp, files = [] } = message;
  return (
    <>
      <div className={styles.question}>{content}</div>
      {files.length > 0 && <p className={styles.files}>附件：{files.map(({ name }) => name).join('、')}</p>}
      <div className={styles.foot}>
        <Status status={status} />
        {status === 'failed' && (
          <TextButton disabled={isBusy} onClick={() => actions.onRetry(id)}>
            重试
          </TextButton>
        )}
        {isLast && !isBusy && <TextButton onClick={() => actions.onEdit(id)}>编辑</TextButton>}
        <time>{clockTime(timestamp)}</time>
      </div>
    </>
  );
}

/** Whether more of a reply may come. */
export const isGrowing = (message: ChatMessage) => textState(message) === 'growing';

export const Awaited = () => <EllipsisOutlined className={styles.typing} aria-label="正在输入" />;
export const PlainText = ({ text, className = '' }: { text: string; className?: string | undefined }) => (
  <p className={`${styles.plain} ${className}`}>{text}</p>
);

/** 重新回答, where a reply has ended and is the last one or not whole. */
export function AnswerAgain({ message, isBusy, isLast, actions }: RowProps) {
  if (message.isNotice || isGrowing(message) || (message.status === 'done' && !isLast)) return null;
  return (
    <TextButton disabled={isBusy} onClick={() => actions.onRetry(message.id)}>
      重新回答
    </TextButton>
  );
}

/** A reply as plain text, shown if the code of `Reply` takes long to load. */
function PlainReply(props: RowProps) {
  const { status, reason, timestamp } = props.message;
  const { answer } = replyIn(props.message);
  return (
    <>
      <div className={styles.reply}>
        {answer === '' && isGrowing(props.message) ? <Awaited /> : <PlainText text={answer} className={styles.late} />}
      </div>
      <div className={styles.foot}>
        <Status status={status} reason={reason} />
        <AnswerAgain {...props} />
        <time>{clockTime(timestamp)}</time>
      </div>
    </>
  );
}

/** What shows a reply: `Reply`, once that is loaded. */
export const PLAIN: { Reply: ComponentType<RowProps> } = { Reply: PlainReply };
export const ReplyContext = createContext(PLAIN);

/** A message with its time, its state and what can be done with it. A hidden heading lets screen readers jump to it. */
export const MessageRow = memo(function MessageRow(props: RowProps): ReactElement {
  const { role, timestamp } = props.message;
  const view = use(ReplyContext);
  const isMine = role === 'user';
  const name = `${isMine ? '我' : ASSISTANT_NAME} ${clockTime(timestamp)}`.trim();
  const day = dayOf(timestamp, props.before?.timestamp);
  return (
    <>
      {day && <p className={styles.day}>{day}</p>}
      <div className={styles.row}>
        <article className={isMine ? styles.mine : styles.theirs} aria-label={name}>
          {/* One level below the page's, so that the headings of a reply, whatever their level, leave no gap before it. */}
          <h2 className="visually-hidden">{name}</h2>
          {isMine ? <Question {...props} /> : <view.Reply {...props} />}
        </article>
      </div>
    </>
  );
});
