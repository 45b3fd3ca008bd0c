import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { notificationsQuery } from '../../services/shell.ts';
import { Icon } from '../ui/icon.tsx';
import { bell } from '../ui/icons.ts';
import { said } from '../ui/said.css.ts';
import { useCode } from '../ui/use-code.ts';
import * as css from './header.css.ts';
import { loadNotifications } from './late-code.ts';

/** More than anybody counts. */
const most = 99;

/** Says how much is new in the business, and shows it. */
export function Bell({ domain }: { domain: string }) {
  const query = useInfiniteQuery({ ...notificationsQuery(domain), enabled: domain !== '' });
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
      <span role="status" className={said}>
        {unread > 0 ? `${count} unread` : ''}
      </span>
      {code ? (
        <code.Notifications domain={domain} query={query} trigger={trigger} isOpen={isOpen} onClose={close} />
      ) : null}
    </>
  );
}
