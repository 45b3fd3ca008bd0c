import type { components } from '../../../openapi/generated/contract.ts';
import { TimeLabel } from '../ui/content/time-label.tsx';
import { visuallyHidden } from '../ui/foundations/visually-hidden.css.ts';
import * as css from './notifications.css.ts';

type NotificationItemProps = {
  notification: components['schemas']['Notification'];
  /** The business's. */
  timeZone: string;
  onRead: () => void;
  /** Called when the person opens it. */
  onFollow: () => void;
};

/** One notification. Opening it marks it as read; one without a link is marked when pressed. */
export function NotificationItem({
  notification: { text, link, created_at, read_at },
  timeZone,
  onRead,
  onFollow,
}: NotificationItemProps) {
  const isUnread = read_at === null;
  const words = (
    <>
      <span className={isUnread ? css.unreadDot : css.dot} />
      <span className={isUnread ? css.unread : undefined}>
        {isUnread ? <span className={visuallyHidden}>Unread: </span> : null}
        {text}
      </span>
      <span className={css.when}>
        <TimeLabel at={new Date(created_at)} timeZone={timeZone} />
      </span>
    </>
  );
  if (link !== null) {
    const follow = () => {
      if (isUnread) onRead();
      onFollow();
    };
    return (
      <a href={link} className={css.notification} onClick={follow}>
        {words}
      </a>
    );
  }
  if (!isUnread) return <div className={css.notification}>{words}</div>;
  return (
    <button type="button" className={css.notification} onClick={onRead}>
      {words}
    </button>
  );
}
