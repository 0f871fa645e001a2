import { EllipsisOutlined } from '@ant-design/icons';
import { memo, use, useMemo, type ReactElement } from 'react';
import { clockTime, dayOf } from '@/lib/time/localTime';
import { CopyButton } from '@/ui/button/CopyButton';
import { TextButton } from '@/ui/button/TextButton';
import { MenuButton } from '@/ui/actionMenu/MenuButton';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { writeClipboard } from '@/lib/writeClipboard';
import { copiesOf } from '@/ui/markdown/copy/copiesOf';
import { StreamingMarkdown } from '@/ui/markdown/StreamingMarkdown';
import { useToast } from '@/ui/toast/useToast';
import { ASSISTANT_NAME } from '../assistantTexts';
import { type ChatMessage, STATE_NAMES } from '../ChatMessage';
import { DifyContext } from '../dify/useDify';
import { exportActions, type ExportFormat } from '../export/exportChat';
import { readThoughts } from '../readThoughts';
import styles from './MessageRow.module.css';
import { Sources } from './Sources';

/** Of `StreamingMarkdown`. */
function markdownState(status: ChatMessage['status']): 'growing' | 'cut' | 'whole' {
  if (status === 'stopped' || status === 'incomplete') return 'cut';
  return status === 'waiting' || status === 'streaming' || status === 'fetching' ? 'growing' : 'whole';
}

/** What became of a reply or a question, if it is not simply done (§15.7). */
function Status({ status, reason }: { status: ChatMessage['status']; reason?: string | undefined }) {
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

interface Props {
  message: ChatMessage;
  /** The message before it. */
  before?: ChatMessage | undefined;
  /** Something is going on, so that nothing can be asked. */
  isBusy: boolean;
  /** It is the last question or the reply to it. */
  isLast: boolean;
  actions: MessageActions;
}

function Question({ message, isBusy, isLast, actions }: Props) {
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

function ReplyActions({ message, answer, isBusy, isLast, actions }: Props & { answer: string }) {
  const { id, status, isNotice } = message;
  const toast = useToast();
  if (isNotice || markdownState(status) === 'growing') return null;
  const isWhole = status === 'done';
  return (
    <span className={styles.actions}>
      {answer !== '' && <CopyButton label="复制" copy={() => writeClipboard(copiesOf(answer, actions.fileBase))} />}
      {answer !== '' && (
        <MenuButton
          aria-label="导出"
          light={TextButton}
          actions={[
            ...exportActions((format) => actions.onExport(id, format)),
            {
              key: 'copy',
              label: '复制 Markdown',
              onChoose: () => void writeClipboard({ 'text/plain': answer }).catch(toast.failure),
            },
          ]}
        >
          导出
        </MenuButton>
      )}
      {(isLast || !isWhole) && (
        <TextButton disabled={isBusy} onClick={() => actions.onRetry(id)}>
          重新回答
        </TextButton>
      )}
    </span>
  );
}

/** What Dify's own API adds to a reply that has ended. */
function ReplyExtras({ message, isBusy, isLast, actions }: Props) {
  const dify = use(DifyContext);
  if (!dify || message.isNotice || markdownState(message.status) === 'growing') return null;
  const next = isLast && !isBusy && dify.next?.replyId === message.id ? dify.next.questions : [];
  return <dify.ReplyExtras message={message} next={next} rate={dify.rate} onAsk={actions.onAsk} />;
}

/** What the model thought before it replied; open while it grows. */
function Thought({ text, isGrowing }: { text: string; isGrowing: boolean }) {
  return (
    <details className={styles.thought} open={isGrowing}>
      <summary>思考过程</summary>
      <StreamingMarkdown text={text} state={isGrowing ? 'growing' : 'whole'} />
    </details>
  );
}

function Reply(props: Props) {
  const { content, edition, status, reason, timestamp, citations = [], earlier = [] } = props.message;
  const { thought, answer, isThinking } = useMemo(() => readThoughts(content), [content]);
  const state = markdownState(status);
  const topic = props.before?.role === 'user' ? props.before.content : undefined;
  const isAwaited = answer === '' && state === 'growing';
  return (
    <>
      {(thought !== '' || answer !== '' || isAwaited) && (
        <div className={styles.reply}>
          <ErrorBoundary
            key={edition}
            fallback={() => <p className={styles.plain}>{content}</p>}
            onError={(error) => reportError(error)}
          >
            {thought !== '' && <Thought text={thought} isGrowing={isThinking && state === 'growing'} />}
            {answer !== '' && (
              <StreamingMarkdown text={answer} state={state} fileBase={props.actions.fileBase} topic={topic} />
            )}
          </ErrorBoundary>
          {isAwaited && <EllipsisOutlined className={styles.typing} aria-label="正在输入" />}
          {citations.length > 0 && <Sources sources={citations} />}
        </div>
      )}
      {earlier.length > 0 && (
        <details className={styles.thought}>
          <summary>之前的回答（{earlier.length}）</summary>
          {earlier.map((text, index) => (
            <StreamingMarkdown
              key={index}
              text={readThoughts(text).answer}
              state="whole"
              fileBase={props.actions.fileBase}
              topic={topic}
            />
          ))}
        </details>
      )}
      <div className={styles.foot}>
        <Status status={status} reason={reason} />
        <ReplyActions answer={answer} {...props} />
        <time>{clockTime(timestamp)}</time>
        <ReplyExtras {...props} />
      </div>
    </>
  );
}

/** A message with its time, its state and what can be done with it. A hidden heading lets screen readers jump to it. */
export const MessageRow = memo(function MessageRow(props: Props): ReactElement {
  const { role, timestamp } = props.message;
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
          {isMine ? <Question {...props} /> : <Reply {...props} />}
        </article>
      </div>
    </>
  );
});
