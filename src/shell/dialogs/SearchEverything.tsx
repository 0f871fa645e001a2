import { NotificationOutlined, UserOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccess } from '@/features/access/useAccess';
import AnnouncementDialog from '@/features/notices/AnnouncementDialog';
import { type Announcement, useAnnouncements } from '@/features/notices/announcements';
import { READS_PEOPLE, usePeople } from '@/features/people/people';
import SearchDialog from '@/features/search/SearchDialog';
import { useAppSelector } from '@/state/hooks';
import { addressOf, type RouteMeta } from '@/state/routes/routeTree';
import { selectDestinations } from '@/state/routes/routesSlice';
import { MenuIcon } from '../menu/MenuIcon';

const iconOf = (meta: RouteMeta) => <MenuIcon meta={meta} />;

/** What is told beside a name: no path, as that of a page. */
const facts = (...texts: readonly string[]): readonly string[] => [texts.filter(Boolean).join(' · ')];

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The search of the header: pages, and with them people and notices, as far as the user may read them. */
export default function SearchEverything({ open, onClose }: Props) {
  const navigate = useNavigate();
  const [notice, setNotice] = useState<Announcement>();
  const destinations = useAppSelector(selectDestinations);
  const page = [...destinations.values()].find(
    ({ node: { target, query } }) =>
      target.type === 'page' && target.component === 'system/UserPage' && Object.keys(query).length === 0,
  );
  const { hasAnyPermission } = useAccess();
  const mayFind = page !== undefined && hasAnyPermission(READS_PEOPLE);
  const [isTyped, setTyped] = useState(false);
  // Nobody is asked for before something is typed.
  const people = usePeople(mayFind && open && isTyped);
  const { list: notices } = useAnnouncements();
  const entries = [
    ...people.map(({ id, name, account, unit, phone }) => ({
      path: `person ${id}`,
      title: name || account,
      trail: facts(account, unit, phone),
      icon: <UserOutlined aria-hidden />,
      go: () => page && void navigate(addressOf(page.node, { userId: id })),
    })),
    ...notices.map((one) => ({
      path: `notice ${one.id}`,
      title: one.title,
      trail: facts(one.by, one.time.slice(0, 10)),
      icon: <NotificationOutlined aria-hidden />,
      go: () => setNotice(one),
    })),
  ];
  return (
    <>
      <SearchDialog
        open={open}
        iconOf={iconOf}
        further={entries}
        kinds={[mayFind && '人员', notices.length > 0 && '公告'].filter((kind) => kind !== false)}
        onType={() => setTyped(true)}
        onClose={onClose}
      />
      {notice && <AnnouncementDialog announcement={notice} onClose={() => setNotice(undefined)} />}
    </>
  );
}
