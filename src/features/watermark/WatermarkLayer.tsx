import { Watermark } from 'antd';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { appConfig } from '@/config/appConfig';
import { writeDay } from '@/lib/time/readTime';
import { useAppSelector } from '@/state/hooks';
import { selectIsDark } from '@/state/settings/settingsSlice';
import { selectUser } from '@/state/user/userSlice';
import styles from './WatermarkLayer.module.css';

/** The element of the layer, at the end of the page. If somebody removes it, it is put back. */
function useLastingPlace(): HTMLElement {
  const [place] = useState(() => {
    const layer = Object.assign(document.createElement('div'), { className: styles.layer ?? '' });
    // app/global.css prints it.
    layer.dataset['watermark'] = '';
    return layer;
  });
  useEffect(() => {
    const putBack = () => {
      if (place.parentNode !== document.body) document.body.append(place);
    };
    putBack();
    const observer = new MutationObserver(putBack);
    observer.observe(document.body, { childList: true });
    return () => {
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
