import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { type AskToSwitch, enterBySso } from '@/features/access/enterBySso';
import type { Arrival } from '@/lib/sso/arrival';
import { useAppDispatch } from '@/state/hooks';
import { Splash } from '@/ui/loading/loadingViews';
import { StatusPage } from '@/ui/statusPage/StatusPage';

const nameOf = ({ name, username }: Parameters<AskToSwitch>[0]) =>
  username === '' || username === name ? `“${name}”` : `“${name}”（${username}）`;

/** Lets somebody in who comes from another sign-in, before any page is shown. */
export default function SsoArrival({ arrival, onDone }: { arrival: Arrival; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const [question, setQuestion] = useState<{ present: string; other: string; answer: (agreed: boolean) => void }>();
  useEffect(() => {
    // A code can be used once, and development mounts twice.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const ask: AskToSwitch = (present, other) =>
      new Promise((answer) => setQuestion({ present: nameOf(present), other: nameOf(other), answer }));
    void dispatch(enterBySso(arrival, ask)).then((way) => {
      if (way) void navigate(way.to, { replace: true, state: way.state });
      onDone();
    });
  }, [arrival, dispatch, navigate, onDone]);
  if (!question) return <Splash text={appConfig.loadingText} />;
  const { present, other, answer } = question;
  const decide = (agreed: boolean) => () => {
    setQuestion(undefined);
    answer(agreed);
  };
  return (
    <main>
      <StatusPage
        code="?"
        title="登录用户不同"
        text={`本浏览器已登录为${present}，门户要登录为${other}。\n切换后，所有窗口都改用新的登录，${present}没有保存的内容会丢失。`}
        actions={[
          { label: `继续使用${present}`, onClick: decide(false) },
          { label: `切换为${other}`, onClick: decide(true) },
        ]}
      />
    </main>
  );
}
