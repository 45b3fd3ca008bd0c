import type { components } from '../../../openapi/generated/contract.ts';
import { said } from '../ui/said.css.ts';
import { TimeLabel } from '../ui/time-label.tsx';
import * as css from './notifications.css.ts';

type ToldProps = {
  notification: components['schemas']['Notification'];
  /** The business's. */
  timeZone: string;
  onRead: () => void;
  /** The person goes to what it is about. */
  onFollow: () => void;
};

/** One thing that a person was told. To follow it is to have read it; without a way to follow, to press it is. */
export function Told({ notification: { text, link, created_at, read_at }, timeZone, onRead, onFollow }: ToldProps) {
  const isUnread = read_at === null;
  const words = (
    <>
      <span className={isUnread ? css.unreadDot : css.dot} />
      <span className={isUnread ? css.unread : undefined}>
        {isUnread ? <span className={said}>Unread: </span> : null}
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
      <a href={link} className={css.told} onClick={follow}>
        {words}
      </a>
    );
  }
  if (!isUnread) return <div className={css.told}>{words}</div>;
  return (
    <button type="button" className={css.told} onClick={onRead}>
      {words}
    </button>
  );
}
