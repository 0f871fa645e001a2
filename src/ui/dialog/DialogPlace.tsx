import { useMemo, useState, type ReactNode } from 'react';
import { createId } from '@/lib/id';
import { DialogContext, type Dialogs } from './DialogContext';
import { QuestionDialog, type Question } from './QuestionDialog';

/** Where the dialogs of `useDialogs` appear, one after another. */
export function DialogPlace({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const dialogs = useMemo((): Dialogs => {
    const ask = (content: string, isChoice: boolean) =>
      new Promise<boolean>((resolve) => {
        const question: Question = {
          id: createId(),
          content,
          isChoice,
          onAnswer: (agreed) => {
            setQuestions((asked) => asked.filter((other) => other !== question));
            resolve(agreed);
          },
        };
        setQuestions((asked) => [...asked, question]);
      });
    return {
      confirm: (content) => ask(content, true),
      alert: async (content) => void (await ask(content, false)),
    };
  }, []);
  return (
    <DialogContext value={dialogs}>
      {children}
      {questions[0] && <QuestionDialog key={questions[0].id} {...questions[0]} />}
    </DialogContext>
  );
}
