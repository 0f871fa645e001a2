import { createSignal, type Signal } from '@/lib/signal';

export interface Question {
  id: number;
  text: string;
  /** Whether it can be answered with 取消, or only be read. */
  canRefuse: boolean;
  answer: (agreed: boolean) => void;
}

/** What is asked on the screen, the first of it shown. */
export const questions: Signal<readonly Question[]> = createSignal<readonly Question[]>([]);

let lastId = 0;

function ask(text: string, canRefuse: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (agreed: boolean) => {
      questions.set(questions.get().filter((question) => question.id !== id));
      resolve(agreed);
    };
    questions.set([...questions.get(), { id, text, canRefuse, answer }]);
  });
}

/** Asks in a dialog with 确定 and 取消 (spec.md section 8); resolves with whether the user agreed. */
export const confirm = (text: string): Promise<boolean> => ask(text, true);

/** Tells in a dialog with 确定; resolves when the user has read it. */
export const alert = async (text: string): Promise<void> => {
  await ask(text, false);
};
