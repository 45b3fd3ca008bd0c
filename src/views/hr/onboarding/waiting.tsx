import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { whatsAppLink } from '../../../domain/hr/onboarding.ts';
import type {
  EmployeeOnboardingRef,
  Onboarding,
  OnboardingLink,
} from '../../../machines/hr/employee-onboarding/machine.ts';
import { revokeOnboardingLink } from '../../../services/operations/hr.onboarding.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { Actions, Explanation, Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { CancelOnboarding } from './cancel-onboarding.tsx';
import { PartsDone } from './parts-done.tsx';
import { ReachCard } from './reach-card.tsx';

type WaitingProps = { onboarding: EmployeeOnboardingRef };

/** It is the turn of the employee: the link to send, and how far they are. */
export function Waiting({ onboarding }: WaitingProps) {
  const { may } = useBusiness();
  const found = useSelector(onboarding, ({ context }) => context.onboarding);
  const link = useSelector(onboarding, ({ context }) => context.link);
  const problem = useProblem(onboarding);
  if (found === null) return null;
  return (
    <>
      {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
      {may('edit_people') ? <LinkCard onboarding={onboarding} found={found} link={link} /> : null}
      <PartsDone found={found} />
      <ReachCard found={found} />
      <Actions>
        <Button onPress={() => onboarding.send({ type: 'onboarding.reload' })}>Look again</Button>
        {may('edit_people') ? <CancelOnboarding onboarding={onboarding} id={found.id} /> : null}
      </Actions>
    </>
  );
}

type LinkCardProps = WaitingProps & { found: Onboarding; link: OnboardingLink | null };

function LinkCard({ onboarding, found, link }: LinkCardProps) {
  const { id: businessId, timeZone } = useBusiness();
  const isMaking = useSelector(onboarding, (snapshot) => snapshot.matches('linking'));
  const [isRevoked, setRevoked] = useState(false);
  const revoke = useRequest({
    send: (options) => revokeOnboardingLink({ businessId, id: found.id }, options),
    onDone: () => {
      setRevoked(true);
      notify('good', 'The link has ended');
      onboarding.send({ type: 'onboarding.reload' });
    },
    onFailed: (problem) => notify('bad', problemText(problem)),
  });
  const make = (
    <Button
      look={link === null ? 'primary' : 'secondary'}
      isBusy={isMaking}
      onPress={() => {
        setRevoked(false);
        onboarding.send({ type: 'link.make' });
      }}
    >
      {found.link_expires_at === null && link === null ? 'Make a link' : 'Make a new link'}
    </Button>
  );
  if (link === null || isRevoked)
    return (
      <Card title="Link" isPadded>
        <Stack>
          <Explanation>
            {found.link_expires_at === null
              ? 'There is no link by which they could fill in their part.'
              : `They have a link that works until ${formatDate(found.link_expires_at, timeZone)}. It cannot be shown again; a new one ends it.`}
          </Explanation>
          <Actions>
            {make}
            {found.link_expires_at === null ? null : (
              <Button look="ghost" isBusy={revoke.isPending} onPress={() => revoke.send()}>
                End the link
              </Button>
            )}
          </Actions>
        </Stack>
      </Card>
    );
  if (link.link === null)
    return (
      <Card title="Link" isPadded>
        <Stack>
          <Explanation>
            It was emailed to {link.mailed_to}, and works until {formatDate(link.expires_at, timeZone)}. Only they have
            it.
          </Explanation>
          <Actions>{make}</Actions>
        </Stack>
      </Card>
    );
  return <FreshLink found={found} address={link.link} expiresAt={link.expires_at} make={make} />;
}

type FreshLinkProps = { found: Onboarding; address: string; expiresAt: string; make: ReactNode };

function FreshLink({ found, address, expiresAt, make }: FreshLinkProps) {
  const { name: business, timeZone } = useBusiness();
  const text = `${found.first_name}, please fill in your details for ${business}: ${address}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('good', 'Link copied');
    } catch {
      notify('bad', 'The link could not be copied. Select it instead.');
    }
  };
  return (
    <Card title="Link" isPadded>
      <Stack>
        <Explanation>
          Send it to them yourself. It works until {formatDate(expiresAt, timeZone)}, and is shown only now.
        </Explanation>
        <TextField label="Link for the employee" name="link" value={address} isReadOnly />
        <Actions>
          <LinkButton href={whatsAppLink(found.phone_number, text)} look="primary">
            Send over WhatsApp
          </LinkButton>
          <Button onPress={() => void copy()}>Copy the link</Button>
          {make}
        </Actions>
      </Stack>
    </Card>
  );
}
