import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { googleCalendarLink, webcalLink } from '../../domain/shared/calendar-link.ts';
import { getCalendarFeed, replaceCalendarFeed, revokeCalendarFeed } from '../../services/operations/shell.reminders.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { formatDate } from '../ui/content/date.ts';
import { Actions, Explanation, Note, Stack } from '../ui/content/layout.tsx';
import { TimeLabel } from '../ui/content/time-label.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

type Feed = components['schemas']['CalendarFeed'];

const copy = async (address: string) => {
  try {
    await navigator.clipboard.writeText(address);
    notify('good', 'Link copied');
  } catch {
    notify('bad', 'The link could not be copied. Select it instead.');
  }
};

/** A secret link by which the person's own calendar shows what is due. */
export function CalendarCard() {
  const { id: businessId, name } = useBusiness();
  const query = useQuery(queryOf(getCalendarFeed, { businessId }));
  return (
    <Card title="Calendar" isPadded>
      <Stack>
        <Explanation>
          Your calendar app can show what is due in {name}, and keeps it up to date. It reads a secret link, which ends
          when you revoke it or leave the business.
        </Explanation>
        <QueryView query={query} subject="The calendar link" waiting={<SkeletonText lines={2} />}>
          {(feed) => <Link feed={feed} />}
        </QueryView>
      </Stack>
    </Card>
  );
}

type Asked = 'replace' | 'revoke';

function Link({ feed }: { feed: Feed }) {
  const { id: businessId } = useBusiness();
  /** Shown until the person leaves this screen: the server keeps no copy. */
  const [address, setAddress] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const make = useRequest({
    send: (options) => replaceCalendarFeed({ businessId }, options),
    onDone: (made) => {
      setAddress(made.address);
      close();
    },
  });
  const revoke = useRequest({
    send: (options) => revokeCalendarFeed({ businessId }, options),
    onDone: () => {
      setAddress(null);
      notify('good', 'Link revoked');
      close();
    },
  });
  const errorOf = ({ problem }: typeof make) => (problem ? problemText(problem) : null);
  const refusal = asked === null ? errorOf(make) : null;
  return (
    <>
      {address !== null && feed.created_at !== null ? <Made address={address} /> : null}
      {address === null && feed.created_at !== null ? <Known feed={feed} createdAt={feed.created_at} /> : null}
      {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      <Actions>
        {feed.created_at === null ? (
          <Button look="primary" onPress={() => make.send()} isBusy={make.isPending}>
            Make a link
          </Button>
        ) : (
          <>
            <Button onPress={() => setAsked('replace')}>Make a new link</Button>
            <Button onPress={() => setAsked('revoke')}>Revoke</Button>
          </>
        )}
      </Actions>
      <ConfirmDialog
        title="Make a new link?"
        isOpen={asked === 'replace'}
        onClose={() => {
          make.clear();
          close();
        }}
        onConfirm={() => make.send()}
        isBusy={make.isPending}
        errorMessage={errorOf(make)}
        yes="Make a new link"
        no="Keep the old one"
        tone="calm"
      >
        Calendars that read the old link stop being updated. Add the new one to them.
      </ConfirmDialog>
      <ConfirmDialog
        title="Revoke the link?"
        isOpen={asked === 'revoke'}
        onClose={() => {
          revoke.clear();
          close();
        }}
        onConfirm={() => revoke.send()}
        isBusy={revoke.isPending}
        errorMessage={errorOf(revoke)}
        yes="Revoke"
        no="Keep it"
      >
        Calendars that read it stop being updated at once. You can make another one.
      </ConfirmDialog>
    </>
  );
}

function Made({ address }: { address: string }) {
  return (
    <>
      <TextField
        label="Secret link"
        name="address"
        value={address}
        onChange={() => {}}
        isReadOnly
        hint="Copy it now: it is not shown again. Whoever has it sees what is due."
      />
      <Actions>
        <Button look="primary" onPress={() => void copy(address)}>
          Copy
        </Button>
        <LinkButton href={webcalLink(address)}>Add to calendar</LinkButton>
        <LinkButton href={googleCalendarLink(address)}>Add to Google Calendar</LinkButton>
      </Actions>
    </>
  );
}

function Known({ feed, createdAt }: { feed: Feed; createdAt: string }) {
  const { timeZone } = useBusiness();
  return (
    <Note>
      You made a link on {formatDate(createdAt, timeZone)}.{' '}
      {feed.read_at === null ? (
        'No calendar has read it yet.'
      ) : (
        <>
          A calendar read it <TimeLabel at={new Date(feed.read_at)} timeZone={timeZone} />.
        </>
      )}
    </Note>
  );
}
