import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { getShiftLink, replaceShiftLink, revokeShiftLink } from '../../services/operations/rota.links.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Select } from '../ui/choices/select.tsx';
import { formatDate } from '../ui/content/date.ts';
import { Actions, Explanation, Note, Stack } from '../ui/content/layout.tsx';
import { TimeLabel } from '../ui/content/time-label.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

type ShiftLinkFacts = components['schemas']['ShiftLink'];
type Days = Parameters<typeof replaceShiftLink>[0]['days'];
type Of = { employee: { id: string; first_name: string } };

const periods = { '30': '30 days', '90': '90 days', '180': '180 days', '365': 'A year' } as const;
type Period = keyof typeof periods;

/** The link with which somebody sees their published shifts without signing in, for who plans. */
export function ShiftLink({ employee }: Of) {
  const { id: businessId } = useBusiness();
  const query = useQuery(queryOf(getShiftLink, { businessId, id: employee.id }));
  return (
    <Stack>
      <Explanation>
        With a link of their own, {employee.first_name} sees their published shifts of this week and the coming ones on
        any phone, without an account. It shows nothing of anybody else.
      </Explanation>
      <QueryView query={query} subject="The link" waiting={<SkeletonText lines={2} />}>
        {(link) => <Known key={employee.id} link={link} employee={employee} />}
      </QueryView>
    </Stack>
  );
}

/** What was made is shown until the person leaves: the server keeps no copy of the address. */
function useLinkActs({ employee: { id } }: Of) {
  const { id: businessId } = useBusiness();
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const make = useRequest({
    send: (options, days: Days) => replaceShiftLink({ businessId, id, days }, options),
    onDone: (made) => {
      setUrl(made.url);
      setAsked(null);
    },
  });
  const revoke = useRequest({
    send: (options) => revokeShiftLink({ businessId, id }, options),
    onDone: () => {
      setUrl(null);
      setAsked(null);
      notify('good', 'The link no longer works');
    },
  });
  const close = () => {
    make.clear();
    revoke.clear();
    setAsked(null);
  };
  return { url, asked, setAsked, make, revoke, close };
}

function Known({ link, employee }: Of & { link: ShiftLinkFacts }) {
  const { url, asked, setAsked, make, revoke, close } = useLinkActs({ employee });
  const [period, setPeriod] = useState<Period>('180');
  const name = employee.first_name;
  const isThere = link.state !== 'none';
  const refusal = asked === null && make.problem ? problemText(make.problem) : null;
  const choice = (
    <Select
      label="Works for"
      name="days"
      choices={Object.entries(periods).map(([value, label]) => ({ value: value as Period, label }))}
      value={period}
      onChange={(next) => setPeriod(next ?? '180')}
    />
  );
  const send = () => make.send(Number(period) as Days);
  return (
    <>
      <Facts link={link} name={name} />
      {url === null ? null : <Made url={url} name={name} />}
      {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      {isThere ? null : choice}
      <Actions>
        {isThere ? (
          <>
            <Button onPress={() => setAsked('renew')} aria-haspopup="dialog">
              Renew
            </Button>
            <Button onPress={() => setAsked('revoke')} aria-haspopup="dialog">
              Revoke
            </Button>
          </>
        ) : (
          <Button onPress={send} isBusy={make.isPending}>
            Make link
          </Button>
        )}
      </Actions>
      <ConfirmDialog
        title={`Make a new link for ${name}?`}
        isOpen={asked === 'renew'}
        onClose={close}
        onConfirm={send}
        isBusy={make.isPending}
        errorMessage={make.problem ? problemText(make.problem) : null}
        yes="Make a new link"
        no="Keep the old one"
        tone="calm"
      >
        <Stack>
          <span>The link that {name} has stops working. Send them the new one.</span>
          {choice}
        </Stack>
      </ConfirmDialog>
      <ConfirmDialog
        title={`Revoke the link of ${name}?`}
        isOpen={asked === 'revoke'}
        onClose={close}
        onConfirm={() => revoke.send()}
        isBusy={revoke.isPending}
        errorMessage={revoke.problem ? problemText(revoke.problem) : null}
        yes="Revoke"
        no="Keep it"
      >
        Whoever has it can no longer see these shifts. You can make another one.
      </ConfirmDialog>
    </>
  );
}

function Facts({ link, name }: { link: ShiftLinkFacts; name: string }) {
  const { timeZone } = useBusiness();
  const { state, created_at, created_by, expires_at, opened_at } = link;
  if (created_at === null || expires_at === null) return null;
  const until = formatDate(expires_at, timeZone);
  const made = `Made on ${formatDate(created_at, timeZone)}${created_by === '' ? '' : ` by ${created_by}`}.`;
  return (
    <>
      {state === 'expired' ? <Notice tone="info">{`The link of ${name} expired on ${until}.`}</Notice> : null}
      {state === 'ended' ? (
        <Notice tone="info">{`The link of ${name} ended with their employment. Who comes back needs a new one.`}</Notice>
      ) : null}
      <Note>
        {made} {state === 'open' ? `Works until ${until}. ` : ''}
        {opened_at === null ? (
          'Nobody has opened it yet.'
        ) : (
          <>
            Opened last <TimeLabel at={new Date(opened_at)} timeZone={timeZone} />.
          </>
        )}
      </Note>
    </>
  );
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    notify('good', 'Link copied');
  } catch {
    notify('bad', 'The link could not be copied. Select it instead.');
  }
}

function Made({ url, name }: { url: string; name: string }) {
  const { name: business } = useBusiness();
  const words = `${name}, these are your shifts at ${business}: ${url}`;
  return (
    <>
      <TextField
        label={`Link of ${name}`}
        name="url"
        value={url}
        isReadOnly
        hint="Send it now: it is not shown again. Whoever has it sees these shifts."
      />
      <Actions>
        <LinkButton look="primary" href={`https://wa.me/?text=${encodeURIComponent(words)}`}>
          Send by WhatsApp
        </LinkButton>
        <Button onPress={() => void copy(url)}>Copy link</Button>
      </Actions>
    </>
  );
}
