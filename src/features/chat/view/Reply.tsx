import { use, useMemo } from 'react';
import { clockTime } from '@/lib/time/localTime';
import { CopyButton } from '@/ui/button/CopyButton';
import { TextButton } from '@/ui/button/TextButton';
import { MenuButton } from '@/ui/actionMenu/MenuButton';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { writeClipboard } from '@/lib/writeClipboard';
import { copiesOf } from '@/ui/markdown/copy/copiesOf';
import { StreamingMarkdown } from '@/ui/markdown/StreamingMarkdown';
import { useToast } from '@/ui/toast/useToast';
import { DifyContext } from '../dify/useDify';
import { exportActions } from '../export/exportActions';
import { readReply, textState } from '../readReply';
import styles from './MessageRow.module.css';
import { AnswerAgain, Awaited, isGrowing, PlainText, Status, type RowProps } from './MessageRow';
import { Sources } from './Sources';

function ReplyActions({ answer, ...props }: RowProps & { answer: string }) {
  const { message, actions } = props;
  const toast = useToast();
  if (message.isNotice || isGrowing(message)) return null;
  return (
    <span className={styles.actions}>
      {answer !== '' && <CopyButton label="复制" copy={() => writeClipboard(copiesOf(answer, actions.fileBase))} />}
      {answer !== '' && (
        <MenuButton
          aria-label="导出"
          light={TextButton}
          actions={[
            ...exportActions((format) => actions.onExport(message.id, format)),
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
      <AnswerAgain {...props} />
    </span>
  );
}

/** What Dify's own API adds to a reply that has ended. */
function ReplyExtras({ message, isBusy, isLast, actions }: RowProps) {
  const dify = use(DifyContext);
  if (!dify || message.isNotice || isGrowing(message)) return null;
  const next = isLast && !isBusy && dify.next?.replyId === message.id ? dify.next.questions : [];
  return <dify.ReplyExtras message={message} next={next} rate={dify.rate} onAsk={actions.onAsk} />;
}

/** What the model thought before it replied; open while it grows. */
function Thought({ text, grows }: { text: string; grows: boolean }) {
  return (
    <details className={styles.thought} open={grows}>
      <summary>思考过程</summary>
      <StreamingMarkdown text={text} state={grows ? 'growing' : 'whole'} />
    </details>
  );
}

/** What the assistant said. Loaded apart from the dialog, which is shown first: the Markdown parser is large. */
export function Reply(props: RowProps) {
  const { content, status, reason, timestamp, citations = [], earlier = [] } = props.message;
  const state = textState(props.message);
  const { thought, answer, isThinking } = useMemo(() => readReply(content, state), [content, state]);
  const topic = props.before?.role === 'user' ? props.before.content : undefined;
  const isAwaited = answer === '' && state === 'growing';
  return (
    <>
      {(thought !== '' || answer !== '' || isAwaited) && (
        <div className={styles.reply}>
          <ErrorBoundary fallback={() => <PlainText text={answer} />} onError={(error) => reportError(error)}>
            {thought !== '' && <Thought text={thought} grows={isThinking && state === 'growing'} />}
            {answer !== '' && (
              <StreamingMarkdown text={answer} state={state} fileBase={props.actions.fileBase} topic={topic} />
            )}
          </ErrorBoundary>
          {isAwaited && <Awaited />}
          {citations.length > 0 && <Sources sources={citations} />}
        </div>
      )}
      {earlier.length > 0 && (
        <details className={styles.thought}>
          <summary>之前的回答（{earlier.length}）</summary>
          {earlier.map((text, index) => (
            <StreamingMarkdown
              key={index}
              text={readReply(text).answer}
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
