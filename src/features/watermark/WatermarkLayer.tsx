import { Watermark } from 'antd';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { appConfig } from '@/config/appConfig';
import { writeDay } from '@/lib/time/moment';
import { useAppSelector } from '@/state/hooks';
import { selectIsDark } from '@/state/settings/settingsSlice';
import { selectUser } from '@/state/user/userSlice';
import styles from './WatermarkLayer.module.css';

/** The first pause, in milliseconds, before the layer is put back; each time it doubles, up to the last. */
const FIRST_PAUSE = 20;
const LAST_PAUSE = 60_000;

/**
 * The element of the layer, at the end of the page. If somebody removes it, it is put back, after pauses that grow: a
 * script that removes it at once would leave the page no time.
 */
function useLastingPlace(): HTMLElement {
  const [place] = useState(() => {
    const layer = Object.assign(document.createElement('div'), { className: styles.layer ?? '' });
    // app/global.css prints it.
    layer.dataset['watermark'] = '';
    return layer;
  });
  useEffect(() => {
    let pause = FIRST_PAUSE;
    let timer = 0;
    document.body.append(place);
    const putBack = () => {
      timer = 0;
      pause = Math.min(2 * pause, LAST_PAUSE);
      document.body.append(place);
    };
    const look = () => {
      if (place.parentNode !== document.body && timer === 0) timer = window.setTimeout(putBack, pause);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}

/** The day, also of a page that stays open overnight. */
function useToday(): string {
  const [day, setDay] = useState(() => writeDay(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setDay(writeDay(new Date())), 60_000);
    return () => clearInterval(timer);
  }, []);
  return day;
}

/** Longer names make a picture that no browser draws. */
const MAX_CHARS = 20;
const cut = (name: string) => (name.length > MAX_CHARS ? `${[...name].slice(0, MAX_CHARS).join('')}…` : name);

/** Who looks at the page, and when, above all of it (setting `watermark`): pages, dialogs, previews and paper. */
export default function WatermarkLayer() {
  const { name, username } = useAppSelector(selectUser);
  const isDark = useAppSelector(selectIsDark);
  const day = useToday();
  const who = appConfig.watermark === 'account' && username !== name ? `${cut(name)} ${cut(username)}` : cut(name);
  return createPortal(
    <Watermark
      content={[who, day]}
      font={{ fontSize: 14, color: isDark ? 'rgb(255 255 255 / 10%)' : 'rgb(0 0 0 / 9%)' }}
      gap={[120, 120]}
      className={styles.marks}
    />,
    useLastingPlace(),
  );
}
