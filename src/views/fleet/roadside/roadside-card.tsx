import { lazy, Suspense, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { listRoadsideLinks, revokeRoadsideLink } from '../../../services/operations/fleet.roadside.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import type { Vehicle } from '../vehicle-texts.ts';

const NewLink = lazy(async () => ({ default: (await import('./new-link-dialog.tsx')).NewLinkDialog }));
const Openings = lazy(async () => ({ default: (await import('./openings-dialog.tsx')).OpeningsDialog }));

type Link = components['schemas']['RoadsideLink'];

/** The links under which a driver shows the papers of a vehicle, and when they were opened. */
export function RoadsideCard({ vehicle }: { vehicle: Vehicle }) {
  const { id: businessId, timeZone } = useBusiness();
  const links = usePages(listRoadsideLinks, { businessId, id: vehicle.id, page_size: 10 });
  const [making, seeing] = [useModal('roadside-link'), useModal('roadside-openings')];
  const [revoked, setRevoked] = useState<Link | null>(null);
  const revocation = useRequest({
    send: (options, link: Link) => revokeRoadsideLink({ businessId, id: vehicle.id, linkId: link.id }, options),
    onDone: () => {
      notify('good', 'The link no longer works', { for: 'fleet' });
      setRevoked(null);
    },
  });
  return (
    <Card
      title="Roadside view"
      action={
        <>
          <Button look="ghost" onPress={() => seeing.open()} aria-haspopup="dialog">
            Openings
          </Button>
          <Button onPress={() => making.open()} aria-haspopup="dialog">
            New link
          </Button>
        </>
      }
    >
      <PagedRows
        label="Roadside links"
        subject="The links"
        pages={links}
        skeleton={1}
        empty={{
          icon: 'car',
          title: 'No links yet',
          hint: 'With a link or its QR code, a driver shows the papers on a phone, without an account.',
        }}
      >
        {(link) => (
          <ListRow key={link.id} title={nameOf(link)} note={noteOf(link, timeZone)}>
            {link.is_open ? (
              <Button onPress={() => setRevoked(link)} aria-label={`Revoke ${nameOf(link)}`}>
                Revoke
              </Button>
            ) : (
              <Badge tone="neutral">{link.revoked_at === null ? 'Expired' : 'Revoked'}</Badge>
            )}
          </ListRow>
        )}
      </PagedRows>
      <Suspense fallback={null}>
        {making.isOpen ? <NewLink vehicle={vehicle} onClose={making.close} /> : null}
        {seeing.isOpen ? <Openings vehicle={vehicle} onClose={seeing.close} /> : null}
      </Suspense>
      <ConfirmDialog
        title="Are you sure you want to revoke this link?"
        isOpen={revoked !== null}
        onClose={() => {
          revocation.clear();
          setRevoked(null);
        }}
        onConfirm={() => revoked && revocation.send(revoked)}
        isBusy={revocation.isPending}
        errorMessage={revocation.problem ? problemText(revocation.problem) : null}
        yes="Yes, revoke"
        no="No, keep it"
      >
        Whoever has it can no longer see the papers of this vehicle. It cannot be brought back.
      </ConfirmDialog>
    </Card>
  );
}

const nameOf = ({ holder, created_by }: Link): string => holder || `Link of ${created_by}`;

const noteOf = ({ expires_at, openings, opened_at }: Link, timeZone: string): string => {
  const opened =
    opened_at === null
      ? 'not opened yet'
      : `opened ${openings} ${openings === 1 ? 'time' : 'times'}, last on ${formatDate(opened_at, timeZone)}`;
  return `Until ${formatDate(expires_at, timeZone)} · ${opened}`;
};
