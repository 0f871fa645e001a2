import { appConfig, dialect } from '@/config/appConfig';
import { refusedHost } from '@/lib/html/pictureSource';
import { isSigned } from '@/lib/link';
import { textOf } from '@/lib/record/ServerRecord';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';
import type { UploadImage } from '@/ui/richText/ImageTool';
import { RichTextEditor } from '@/ui/richText/RichTextEditor';
import { RichTextView } from '@/ui/richText/RichTextView';
import { uploadPicture } from '../../data/uploadFile';
import type { KindView } from './KindView';

/**
 * What is known, before the first upload, of pictures in an object store: users' own pictures are in the same. Empty
 * where they are shown.
 */
function imageHint(avatar: string): string {
  if (!dialect().listsFiles) return '';
  if (isSigned(avatar)) return '插入的图片须登录后读取：读者看到的是链接，点击后查看。';
  const host = refusedHost(avatar);
  if (host === undefined && appConfig.imageHosts.length > 0) return '';
  return `插入的图片存放在${host === undefined ? '对象存储' : ` ${host} `}中，本站未允许显示那里的图片：读者看到的是链接。可在设置 imageHosts 中允许。`;
}

/** Rich text, with pictures where the backend stores them. */
export const html: KindView = {
  Input({ field, control }) {
    const { value, onChange } = control;
    const dispatch = useAppDispatch();
    const { avatar } = useAppSelector(selectUser);
    const uploadImage: UploadImage = (file, on) => dispatch(uploadPicture(file, on));
    const editor = {
      label: control['aria-label'] ?? field.label,
      value: textOf(value),
      onChange: (typed: string) => onChange?.(typed),
    };
    return (
      <RichTextEditor {...editor} {...(dialect().uploadCall !== '' && { uploadImage, imageHint: imageHint(avatar) })} />
    );
  },
  Value: ({ value }) => <RichTextView html={textOf(value)} />,
};
