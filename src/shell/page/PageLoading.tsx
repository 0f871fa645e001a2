import { useEffect } from 'react';
import { appConfig } from '@/config/appConfig';
import { holdProgress } from '@/lib/progressBar';
import { useAppSelector } from '@/state/hooks';
import { selectSettings } from '@/state/settings/settingsSlice';
import styles from './PageLoading.module.css';

/** Shown while the code of a page is loading, with the progress bar. */
export function PageLoading() {
  const { showProgressBar } = useAppSelector(selectSettings).theme;
  useEffect(() => (showProgressBar ? holdProgress() : undefined), [showProgressBar]);
  return (
    <p className={styles.loading} role="status">
      {appConfig.loadingText}
    </p>
  );
}
