import { useSelector } from '@xstate/react';
import type { InviteSendingRef, Outcome } from '../../machines/people/invite-sending/machine.ts';
import { Button } from '../ui/actions/button.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import * as css from './people.css.ts';

const outcomes: Record<Outcome['outcome'], { text: string; tone: 'good' | 'info' | 'neutral' | 'warning' | 'bad' }> = {
  invited: { text: 'Invited', tone: 'good' },
  resent: { text: 'Invited again', tone: 'info' },
  member: { text: 'A member already', tone: 'neutral' },
  limited: { text: 'Emailed three times today', tone: 'warning' },
  invalid: { text: 'Not an address', tone: 'bad' },
};

type InviteResultsProps = { sending: InviteSendingRef; onClose: () => void };

/** The result for each address. */
export function InviteResults({ sending, onClose }: InviteResultsProps) {
  const results = useSelector(sending, (snapshot) => snapshot.context.results);
  const sent = results.filter(({ outcome }) => outcome === 'invited' || outcome === 'resent').length;
  return (
    <>
      <DialogBody>
        <Notice tone={sent > 0 ? 'good' : 'info'}>
          {sent === 1 ? 'One invitation is' : `${sent === 0 ? 'No' : sent} invitations are`} on the way.
        </Notice>
        <ul className={css.results} aria-label="What happened to each address">
          {results.map(({ email, outcome }) => (
            <li key={email} className={css.result}>
              <span className={css.written}>{email}</span>
              <Status tone={outcomes[outcome].tone} isPlain>
                {outcomes[outcome].text}
              </Status>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        <Button onPress={() => sending.send({ type: 'invites.more' })}>Invite others</Button>
        <Button look="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </>
  );
}
