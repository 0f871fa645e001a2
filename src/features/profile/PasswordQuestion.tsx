import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '@/ui/dialog/confirmations';

const QUESTIONS = {
  initial: '您的密码还是初始密码，为了账号安全，请修改密码。',
  expired: '您的密码已过期，请尽快修改密码。',
} as const;

/** Asks users to change a password that is the initial one or too old, each time they begin to work. */
export function PasswordQuestion({ reason }: { reason: keyof typeof QUESTIONS }) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const ask = useEffectEvent(async () => {
    const agreed = await confirm({ text: QUESTIONS[reason], okText: '去修改', cancelText: '以后再说' });
    if (agreed) void navigate('/profile?tab=password');
  });
  useEffect(() => void ask(), []);
  return null;
}
