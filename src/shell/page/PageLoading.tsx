import { useEffect } from 'react';
import { appConfig } from '@/config/appConfig';
import { holdProgress } from '@/lib/progress';
import { useAppSelector } from '@/state/hooks';
import { selectSettings } from '@/state/settings/settingsSlice';
import styles from './PageLoading.module.css';

/** Stands where a page will be, while its code is being loaded; keeps the progress bar going. */
export function PageLoading() {
  const { showProgressBar } = useAppSelector(selectSettings).theme;
  useEffect(() => (showProgressBar ? holdProgress() : undefined), [showProgressBar]);
  return (
    <p className={styles['loading']} role="status">
      {appConfig.loadingText}
    </p>
  );
}
