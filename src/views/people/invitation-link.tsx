import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { whatsAppLink } from '../../domain/shared/reminder.ts';
import { createInvitationLink } from '../../services/operations/people.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QrCode } from '../shared/entry/qr-code.tsx';
import { GeneralProblem } from '../shared/requests/request-form.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Actions, Explanation, Note, Stack } from '../ui/content/layout.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { momentText } from './permission-labels.ts';

type Link = components['schemas']['InvitationLink'];
type InvitationLinkProps = { invitation: { id: string; name: string }; onClose: () => void };

/** Makes a link for the invitation of an employee, and shows it this once with the ways to send it. */
export function InvitationLink({ invitation: { id, name }, onClose }: InvitationLinkProps) {
  const { id: businessId } = useBusiness();
  const [made, setMade] = useState<Link | null>(null);
  const request = useRequest({
    send: (options) => createInvitationLink({ businessId, id }, options),
    onDone: setMade,
  });
  return (
    <Dialog title={`A link for ${name}`} isOpen onClose={onClose} isBusy={request.isPending} width="form">
      <DialogBody>
        {made === null ? (
          <Stack>
            <Explanation>
              Send it over WhatsApp or show its code. Whoever opens it names an email address, and the invitation is
              mailed there. It is good for 72 hours and ends the link before it.
            </Explanation>
            <GeneralProblem request={request} />
          </Stack>
        ) : (
          <MadeLink made={made} />
        )}
      </DialogBody>
      <DialogFoot>
        {made === null ? (
          <>
            <Button onPress={onClose} isDisabled={request.isPending}>
              Cancel
            </Button>
            <Button look="primary" isBusy={request.isPending} onPress={() => request.send()}>
              Make link
            </Button>
          </>
        ) : (
          <Button look="primary" onPress={onClose}>
            Done
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function MadeLink({ made: { link, expires_at, employee } }: { made: Link }) {
  const { name: business, timeZone } = useBusiness();
  const text = `${employee.name}, you are invited to ${business} on Steward. Open this link to join: ${link}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify('good', 'Link copied');
    } catch {
      notify('bad', 'The link could not be copied. Select it instead.');
    }
  };
  return (
    <Stack>
      <Explanation>It is shown this once, and good until {momentText(expires_at, timeZone)}.</Explanation>
      <QrCode text={link} label={`QR code of the link for ${employee.name}`} />
      <TextField label="Link" name="link" value={link} isReadOnly />
      <Actions>
        <LinkButton href={whatsAppLink(employee.phone_number, text)} look="primary">
          Send over WhatsApp
        </LinkButton>
        <Button onPress={() => void copy()}>Copy link</Button>
      </Actions>
      <Note>
        {employee.phone_number === null
          ? 'The record has no telephone number: choose the person in WhatsApp.'
          : `WhatsApp opens with ${employee.phone_number}.`}
      </Note>
    </Stack>
  );
}
