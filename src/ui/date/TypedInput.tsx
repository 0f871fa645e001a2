import { type ComponentProps, createContext, useContext } from 'react';

interface Typing {
  /** What stands in the inputs: one, or the two of a period. */
  texts: readonly string[];
  onType: (place: number, text: string) => void;
  /** An input was left, or Enter pressed in it; `isWhole`: the other input of the period is not entered. */
  onLeave: (isWhole: boolean) => void;
}

export const TypingContext = createContext<Typing>({ texts: [], onType: () => undefined, onLeave: () => undefined });

interface Props extends ComponentProps<'input'> {
  /** Which input of a period it is; antd sets it. */
  'date-range'?: 'start' | 'end';
}

/**
 * The input of antd's pickers. It shows what is typed until it is left: antd would overwrite it with each text that can
 * be read, and drop all others. Enter goes on to the next input and does not send the form.
 */
export function TypedInput({ onBlur, onKeyDown, ...input }: Props) {
  const { texts, onType, onLeave } = useContext(TypingContext);
  const place = input['date-range'] === 'end' ? 1 : 0;
  return (
    <input
      {...input}
      value={texts[place] ?? ''}
      onChange={({ target }) => onType(place, target.value)}
      onBlur={(event) => {
        onLeave(!event.currentTarget.closest('.ant-picker')?.contains(event.relatedTarget));
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
        if (isEnter) onLeave(false);
        onKeyDown?.(event);
        if (isEnter) event.preventDefault();
      }}
    />
  );
}
