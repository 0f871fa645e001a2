import set from 'virtual:menuIcons/aliases';
import { byPlainName } from './iconNames';
import { SetIcon } from './SetIcon';

const icons = byPlainName(set);

/** The counterpart of an icon of another set. */
export default function AliasIcon({ name }: { name: string }) {
  return <SetIcon icons={icons} name={name} />;
}
