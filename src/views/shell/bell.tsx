import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { notificationsQuery } from '../../services/shell.ts';
import { useBusiness } from '../shared/business/business.ts';
import { Icon } from '../ui/foundations/icon.tsx';
import { bell } from '../ui/foundations/icons.ts';
import { useCode } from '../ui/foundations/use-code.ts';
import { visuallyHidden } from '../ui/foundations/visually-hidden.css.ts';
import * as css from './header.css.ts';
import { loadNotifications } from './late-code.ts';

/** Higher counts are shown as `99+`. */
const most = 99;

/** The bell: the number of unread notifications and their list. */
export function Bell() {
  const { id: businessId } = useBusiness();
  const query = useInfiniteQuery({ ...notificationsQuery(businessId), enabled: businessId !== '' });
  const { code, isOpen, close, button } = useCode(loadNotifications, 'The notifications', 'dialog');
  const trigger = useRef<HTMLButtonElement>(null);
  const unread = query.data?.pages[0]?.unread_count ?? 0;
  const count = unread > most ? `${most}+` : String(unread);
  return (
    <>
      <button
        {...button}
        ref={trigger}
        className={css.bell}
        aria-label={unread > 0 ? `Notifications, ${count} unread` : 'Notifications'}
      >
        <Icon name={bell} size={20} />
        {unread > 0 ? (
          <span className={css.unread} aria-hidden="true">
            {count}
          </span>
        ) : null}
      </button>
      <span role="status" className={visuallyHidden}>
        {unread > 0 ? `${count} unread` : ''}
      </span>
      {code ? <code.Notifications query={query} trigger={trigger} isOpen={isOpen} onClose={close} /> : null}
    </>
  );
}
