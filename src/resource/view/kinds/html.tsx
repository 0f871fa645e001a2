import { dialect } from '@/config/appConfig';
import { textOf } from '@/lib/record/ServerRecord';
import { useAppDispatch } from '@/state/hooks';
import { RichTextEditor } from '@/ui/richText/RichTextEditor';
import { RichTextView } from '@/ui/richText/RichTextView';
import { uploadPicture } from '../../data/uploadFile';
import type { KindView } from './KindView';

/** Rich text, with pictures where the backend stores them. */
export const html: KindView = {
  Input({ field, control }) {
    const { value, onChange } = control;
    const dispatch = useAppDispatch();
    const uploadImage = (file: File) => dispatch(uploadPicture(file));
    const editor = {
      label: control['aria-label'] ?? field.label,
      value: textOf(value),
      onChange: (typed: string) => onChange?.(typed),
    };
    return <RichTextEditor {...editor} {...(dialect().uploadCall !== '' && { uploadImage })} />;
  },
  Value: ({ value }) => <RichTextView html={textOf(value)} />,
};
