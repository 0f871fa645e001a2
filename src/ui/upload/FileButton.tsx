import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, type ComponentProps } from 'react';
import { useToast } from '../toast/useToast';
import { FileInput } from './FileInput';
import { refusalOf, type UploadRules } from './uploadRules';

interface Props extends ComponentProps<typeof Button> {
  /** Name of the control that opens the browser's dialog. */
  chooses: string;
  rules: UploadRules;
  /** How many files there will be beside one that is chosen, and some that are `accepted` with it. */
  countBeside: (file: File, accepted: readonly File[]) => number;
  onChosen: (files: readonly File[]) => void;
}

/** A button that chooses files, and says which of them may not be sent. */
export function FileButton({ chooses, rules, countBeside, onChosen, ...button }: Props) {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const choose = (files: readonly File[]) => {
    const accepted: File[] = [];
    const refused = files.flatMap((file) => {
      const reason = refusalOf(file, rules, countBeside(file, accepted));
      if (reason === '') accepted.push(file);
      return reason === '' ? [] : [`${file.name}：${reason}`];
    });
    if (refused.length > 0) toast.warning(refused.join('；'));
    onChosen(accepted);
  };
  return (
    <>
      <FileInput
        ref={input}
        multiple
        aria-label={chooses}
        accept={Array.from(rules.types.keys(), (name) => `.${name}`).join(',')}
        onChosen={choose}
      />
      <Button icon={<PaperClipOutlined aria-hidden />} onClick={() => input.current?.click()} {...button} />
    </>
  );
}
