import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What the test pages have done so far. */
export const testPageActivity = { mounts: 0, running: new Set<string>() };

/** A page that shows its location and the number of its mount, and has a text field. */
export default function TestPage() {
  const { pathname, search } = useLocation();
  const [mount] = useState(() => (testPageActivity.mounts += 1));
  useEffect(() => {
    const name = pathname + search;
    testPageActivity.running.add(name);
    return () => void testPageActivity.running.delete(name);
  }, [pathname, search]);
  return (
    <section aria-label={`页面 ${pathname}${search}`} data-mount={mount}>
      <input aria-label="备注" />
    </section>
  );
}
