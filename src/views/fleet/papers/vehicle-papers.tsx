import { Suspense } from 'react';
import { correctedPaper, fieldsOfPaper } from '../../../domain/fleet/care-form.ts';
import { listVehiclePapers, putVehiclePaper } from '../../../services/operations/fleet.papers.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { listOf } from '../../shared/lists/list.ts';
import { useList } from '../../shared/lists/use-list.ts';
import { useSeen } from '../../shared/requests/use-seen.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import { CareDialog } from '../care/care-dialog.tsx';
import { CareTable } from '../care/care-table.tsx';
import type { PanelProps } from '../detail/panel.ts';
import * as css from '../fleet.css.ts';
import { renewedPaper } from '../renewed.ts';
import { RoadsideCard } from '../roadside/roadside-card.tsx';
import { AddPaper } from './add-paper.tsx';
import { paperColumns, paperName } from './paper-columns.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { PaperVersions } from './paper-versions.tsx';

const papers = listOf(listVehiclePapers, {
  label: 'Statutory documents',
  columns: paperColumns,
  nameOf: paperName,
  pageSizes: [20],
  minWidth: 0,
  emptyIcon: 'document',
  emptyHint: 'Papers that you add appear here.',
});

/** The papers of a vehicle: which it needs, all that it has, and who may see them at the roadside. */
export function VehiclePapers({ vehicle, parts: { RenewPaper } }: PanelProps) {
  const { id: businessId } = useBusiness();
  const shown = useList(papers, { id: vehicle.id });
  const [adding, editing] = [useModal('add-paper'), useModal('edit-paper')];
  const [renewing, versions] = [useModal('renew-statutory'), useModal('paper-versions')];
  const of = (id: string | null) => shown.rows?.find((each) => each.id === id);
  const [edited, renewed, chained] = [useSeen(of(editing.of)), of(renewing.of), of(versions.of)];
  const add = (
    <Button onPress={() => adding.open()} aria-haspopup="dialog">
      Add paper
    </Button>
  );
  return (
    <div className={css.lists}>
      <PaperSheet vehicle={vehicle} onAdd={adding.open} onRenew={renewing.open} />
      <RoadsideCard vehicle={vehicle} />
      <section aria-label="All papers">
        <div className={css.panelHead}>
          <h2 className={css.panelTitle}>All papers</h2>
          {add}
        </div>
        <CareTable
          shown={shown}
          place="statutory"
          vehicle={vehicle.id}
          many="papers"
          emptyAction={add}
          actsOf={({ id, version }) => [
            { id: 'renew', label: 'Renew', onAct: () => renewing.open(id) },
            { id: 'edit', label: 'Edit', onAct: () => editing.open(id) },
            ...(version > 1 ? [{ id: 'versions', label: 'Earlier versions', onAct: () => versions.open(id) }] : []),
          ]}
        />
      </section>
      {adding.isOpen ? <AddPaper vehicle={vehicle} type={adding.of} onClose={adding.close} /> : null}
      {edited ? (
        <CareDialog
          key={edited.id}
          kind="paper"
          title="Edit paper"
          submit="Save changes"
          known={fieldsOfPaper(edited)}
          otherType={edited.type === 'other' ? edited.type_display : undefined}
          hasFiles={false}
          send={(fields, _attachments, options) =>
            putVehiclePaper(
              {
                businessId,
                id: vehicle.id,
                documentId: edited.id,
                seen: edited,
                ...correctedPaper(fieldsOfPaper(edited), fields),
              },
              options,
            )
          }
          said="Paper has been updated successfully"
          onClose={editing.close}
        />
      ) : null}
      {chained ? <PaperVersions vehicle={vehicle.id} paper={chained} onClose={versions.close} /> : null}
      <Suspense fallback={null}>
        {renewed ? <RenewPaper renewed={[renewedPaper(renewed)]} onEnd={renewing.close} /> : null}
      </Suspense>
    </div>
  );
}
