import { Button, ConfigProvider } from 'antd';
import { dialect } from '@/config/appConfig';
import { useInitialPasswordQuery } from '@/features/profile/initialPassword';
import { useNewPasswordRule } from '@/features/profile/useNewPasswordRule';
import type { InputProps } from '@/resource/model/FieldBase';
import { password } from '@/resource/view/kinds/typed';

/** The password of a new user; the server's initial one is offered where there is one that the rules allow. */
export function NewPasswordInput(control: InputProps) {
  const { value, onChange } = control;
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const { isGood } = useNewPasswordRule();
  const { data: initial = '' } = useInitialPasswordQuery(undefined, { skip: !dialect().tellsInitialPassword });
  return (
    <>
      <password.Input field={{ name: 'password', label: '密码' }} control={control} />
      {isGood(initial) && value !== initial && (
        <Button type="link" size="small" disabled={componentDisabled} onClick={() => onChange?.(initial)}>
          使用系统设置的初始密码
        </Button>
      )}
    </>
  );
}
