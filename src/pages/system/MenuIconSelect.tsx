import { Flex, Select } from 'antd';
import { useState } from 'react';
import { textOf } from '@/lib/record/ServerRecord';
import type { InputProps } from '@/resource/model/FieldBase';
import { OTHER_NAMES } from '@/shell/menu/iconAliases';
import { nameWithoutStyle } from '@/shell/menu/iconSource';
import * as OWN_ICONS from '@/shell/menu/ownIcons';
import { MenuIcon } from '@/shell/menu/MenuIcon';
import { allowClear } from '@/ui/antd/allowClear';

const MAX_LENGTH = 100;
/** RuoYi's word for no icon; it does not save an empty one. */
const NONE = '#';

/** The names of the icons that a menu can have, one for each picture. RuoYi's name comes first, for its other clients. */
const NAMES: readonly string[] = [...new Set([...Object.keys(OWN_ICONS), ...OTHER_NAMES.keys()])]
  .map((icon) => OTHER_NAMES.get(icon)?.[0] ?? nameWithoutStyle(icon.toLowerCase()))
  .sort();

/** The name of an icon; empty if there is no icon. */
export const iconName = (value: unknown): string => {
  const name = textOf(value).trim();
  return name === NONE ? '' : name;
};

export const IconByName = ({ name }: { name: string }) =>
  name === '' ? null : <MenuIcon meta={{ icon: name, isCustomSvg: false, notCustomIcon: false }} />;

const namedIcon = ({ value }: { value?: unknown }) => (
  <Flex gap="small" align="center">
    <IconByName name={textOf(value)} />
    <span>{textOf(value)}</span>
  </Flex>
);

/** Chooses the icon of a menu entry. What is typed can be chosen too: the whole icon library is known by name. */
export function MenuIconSelect({ value, onChange, ...field }: InputProps) {
  const [typed, setTyped] = useState('');
  const chosen = iconName(value);
  const own = [chosen, typed.trim().slice(0, MAX_LENGTH)].filter((name) => name !== '' && !NAMES.includes(name));
  return (
    <Select
      {...field}
      allowClear={allowClear}
      showSearch={{ searchValue: typed, onSearch: setTyped }}
      placeholder="请选择图标"
      value={chosen || null}
      options={[...new Set([...own, ...NAMES])].map((name) => ({ value: name }))}
      optionRender={namedIcon}
      labelRender={namedIcon}
      onChange={(name: string | null) => onChange?.(name ?? NONE)}
    />
  );
}
