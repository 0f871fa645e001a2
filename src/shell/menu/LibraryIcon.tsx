import set from 'virtual:menuIcons/library';
import { byPlainName } from './iconNames';
import { SetIcon } from './SetIcon';

const icons = byPlainName(set);

/** Any icon of `@ant-design/icons`, by its name in any spelling. */
export default function LibraryIcon({ name }: { name: string }) {
  return <SetIcon icons={icons} name={name} />;
}
