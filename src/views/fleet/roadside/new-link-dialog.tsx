import { useState } from 'react';
import { createRoadsideLinkLimits } from '../../../../openapi/generated/limits/fleet.roadside.ts';
import { createRoadsideLink } from '../../../services/operations/fleet.roadside.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QrCode } from '../../shared/entry/qr-code.tsx';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { Actions, Explanation, Note, Stack } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { nameOf, personName, type Vehicle } from '../vehicle-texts.ts';

const periods = { '1': '1 day', '7': '7 days', '30': '30 days', '90': '90 days', '365': 'A year' } as const;
type Period = keyof typeof periods;
type Days = Parameters<typeof createRoadsideLink>[0]['days'];

/** Makes a link under which the papers of a vehicle are shown, and shows its QR code this once. */
export function NewLinkDialog({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const [period, setPeriod] = useState<Period>('30');
  const [holder, setHolder] = useState(vehicle.assignee ? personName(vehicle.assignee) : '');
  const [url, setUrl] = useState<string | null>(null);
  const request = useRequest({
    send: (options) =>
      createRoadsideLink({ businessId, id: vehicle.id, days: Number(period) as Days, holder }, options),
    onDone: (made) => setUrl(made.url),
  });
  if (url !== null) return <Made vehicle={vehicle} url={url} onClose={onClose} />;
  return (
    <FormDialog
      title="New roadside link"
      label="New roadside link"
      isOpen
      onClose={onClose}
      request={request}
      submit="Make link"
      onSubmit={() => request.send()}
      lead={
        <Explanation>
          Whoever has the link sees the papers of this vehicle, their dates and their files, without an account.
        </Explanation>
      }
    >
      <TextField
        label="Who it is for"
        name="holder"
        isOptional
        {...createRoadsideLinkLimits.holder}
        value={holder}
        onChange={setHolder}
        hint="So that you know whose link was opened."
      />
      <Select
        label="Valid for"
        name="days"
        choices={Object.entries(periods).map(([value, label]) => ({ value: value as Period, label }))}
        value={period}
        onChange={(next) => setPeriod(next ?? '30')}
      />
    </FormDialog>
  );
}

function Made({ vehicle, url, onClose }: { vehicle: Vehicle; url: string; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify('good', 'Link copied');
    } catch {
      notify('bad', 'The link could not be copied. Select it instead.');
    }
  };
  const words = `Papers of ${[nameOf(vehicle), vehicle.plate_no].filter(Boolean).join(', ')}: ${url}`;
  return (
    <Dialog title="Roadside link" isOpen onClose={onClose} width="form">
      <DialogBody>
        <Stack>
          <Explanation>Scan the code with the driver's phone, or send the link. It is shown this once.</Explanation>
          <QrCode text={url} label={`QR code of the papers of ${nameOf(vehicle)}`} />
          <TextField label="Link" name="url" value={url} isReadOnly />
          <Actions>
            <Button onPress={copy}>Copy link</Button>
            <Link href={`https://wa.me/?text=${encodeURIComponent(words)}`}>Send by WhatsApp</Link>
          </Actions>
          <Note>If it is lost, make a new one and revoke the old one.</Note>
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button look="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
