import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'hidden' | 'onChange'> {
  /** Name of the control. */
  'aria-label': string;
  onChosen: (files: readonly File[]) => void;
}

/** The browser's dialog for files; nobody sees the control, a `click()` of its ref opens it. */
export const FileInput = ({ onChosen, ...input }: Props) => (
  <input
    {...input}
    type="file"
    hidden
    onChange={({ target }) => {
      onChosen([...(target.files ?? [])]);
      // The same file can be chosen again.
      target.value = '';
    }}
  />
);
