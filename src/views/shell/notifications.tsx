import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { components } from '../../../openapi/generated/contract.ts';
import { problemOf } from '../../domain/shared/problem.ts';
import { useBusiness } from '../shared/business/business.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { EmptyState, ErrorState } from '../ui/feedback/feedback.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { bell } from '../ui/foundations/icons.ts';
import { DialogBody } from '../ui/overlays/dialog.tsx';
import { Drawer } from '../ui/overlays/drawer.tsx';
import { NotificationItem } from './notification-item.tsx';
import * as css from './notifications.css.ts';
import { useReading } from './use-reading.ts';

type Page = { unread_count: number; results: components['schemas']['Notification'][] };
type NotificationsProps = {
  query: UseInfiniteQueryResult<InfiniteData<Page>>;
  /** The button that it hangs from. */
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
};

/** The list of notifications: beside the bell, or as a sheet on a phone. */
export function Notifications({ query, trigger, isOpen, onClose }: NotificationsProps) {
  const pages = query.data?.pages ?? [];
  const newest = pages[0]?.results[0];
  const { markRead, markAllRead } = useReading();
  const { timeZone } = useBusiness();
  const markAll =
    newest && (pages[0]?.unread_count ?? 0) > 0 ? (
      <Button look="ghost" onPress={() => markAllRead(newest.id)}>
        Mark all as read
      </Button>
    ) : null;
  const list = <List query={query} timeZone={timeZone} onRead={markRead} onClose={onClose} />;
  if (matchMedia('(max-width: 639.98px)').matches) {
    return (
      <Drawer title="Notifications" isOpen={isOpen} onClose={onClose} onPhone="bottom">
        <DialogBody>
          <div className={css.sheet}>
            {markAll ? <div className={css.acts}>{markAll}</div> : null}
            {list}
          </div>
        </DialogBody>
      </Drawer>
    );
  }
  return (
    <Popover
      className={css.popover}
      triggerRef={trigger}
      placement="bottom end"
      offset={4}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog className={css.dialog}>
        <div className={css.head}>
          <Heading slot="title" level={2} className={css.title}>
            Notifications
          </Heading>
          {markAll}
        </div>
        {list}
      </Dialog>
    </Popover>
  );
}

type ListProps = Pick<NotificationsProps, 'query' | 'onClose'> & { timeZone: string; onRead: (id: string) => void };

function List({ query, timeZone, onRead, onClose }: ListProps) {
  if (query.data === undefined && query.error) {
    return (
      <ErrorState
        title="Notifications could not be loaded"
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {problemText(problemOf(query.error))}
      </ErrorState>
    );
  }
  if (query.data === undefined) return <Bones />;
  // A page may repeat what was pushed down since the one before it was read.
  const known = new Map(query.data.pages.flatMap(({ results }) => results).map((each) => [each.id, each]));
  if (known.size === 0) {
    return (
      <EmptyState icon={bell} title="Nothing yet">
        What happens in your business and concerns you is shown here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {[...known.values()].map((notification) => (
          <li key={notification.id} className={css.row}>
            <NotificationItem
              notification={notification}
              timeZone={timeZone}
              onRead={() => onRead(notification.id)}
              onFollow={onClose}
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <div className={css.older}>
          <Button look="ghost" isBusy={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            Show older
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Bones() {
  return (
    <div aria-hidden="true">
      {[70, 55, 62].map((width) => (
        <div key={width} className={css.skeletons}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="30%" height={12} />
        </div>
      ))}
    </div>
  );
}
