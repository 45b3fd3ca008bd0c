import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { importStateLabels } from '../../../../openapi/generated/lists/assets.import.ts';
import type { StoredImport as AssetImport } from '../../../machines/shared/csv-import/machine.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { importsQuery, undoAssetImport } from '../../../services/assets/imports.ts';
import { registerKeys } from '../../../services/assets/register.ts';
import { useBusiness } from '../../shared/business.ts';
import { problemText } from '../../shared/problem-text.ts';
import { tableOfQuery } from '../../shared/table-of-query.ts';
import { useRequest } from '../../shared/use-request.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column, RowAction } from '../../ui/lists/table-column.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { RunningImport } from './running-import.tsx';

const idOf = ({ id }: AssetImport) => id;
const nameOf = ({ file_name: file }: AssetImport) => file;
const hrefOf = ({ id }: AssetImport) => assetsPaths.importAssets({ id });
const tones = { finished: 'good', undone: 'neutral', failed: 'bad', cancelled: 'warning' } as const;
const toneOf = (state: AssetImport['state']) => tones[state as keyof typeof tones] ?? 'info';

const columnsIn = (timeZone: string): Column<AssetImport>[] => [
  { id: 'file', title: 'File', render: nameOf, note: ({ started_by }) => started_by },
  { id: 'started', title: 'Date', card: 'fact', render: ({ created_at }) => formatDate(created_at, timeZone) },
  { id: 'rows', title: 'Rows', isNumber: true, render: ({ rows }) => rows },
  { id: 'created', title: 'Added', isNumber: true, render: ({ created }) => created },
  { id: 'updated', title: 'Updated', isNumber: true, render: ({ updated }) => updated },
  { id: 'skipped', title: 'Skipped', isNumber: true, render: ({ skipped }) => skipped },
  { id: 'refused', title: 'Refused', isNumber: true, render: ({ refused }) => refused },
  {
    id: 'state',
    title: 'State',
    card: 'corner',
    render: ({ state }) => <Status tone={toneOf(state)}>{importStateLabels[state]}</Status>,
    note: ({ undone, kept }) => (kept > 0 ? `${undone} undone, ${kept} kept` : null),
  },
];

/** What was imported, when, by whom; each import can be undone. */
export function ImportsPage() {
  const { id: businessId, timeZone } = useBusiness();
  const table = useTableState({ pageSizes: [20, 50, 100] });
  const columns = useMemo(() => columnsIn(timeZone), [timeZone]);
  const imports = useQuery(importsQuery(businessId, table.request));
  const [undone, setUndone] = useState<AssetImport | null>(null);
  const undo = useRequest({
    send: (options, input: { id: string; rest: boolean }) => undoAssetImport({ businessId, ...input }, options),
    refetch: [['listAssetImports', businessId], ...registerKeys(businessId)],
    onDone: () => setUndone(null),
  });
  const isChanged = undo.problem?.code === 'changed_since';
  const rowActions = (one: AssetImport): RowAction[] =>
    ['finished', 'cancelled', 'failed'].includes(one.state) && one.created + one.updated > 0
      ? [{ id: 'undo', label: 'Undo the import', isDestructive: true, onAct: () => setUndone(one) }]
      : [];
  const close = () => {
    undo.clear();
    setUndone(null);
  };
  return (
    <Page>
      <PageHeader
        title="Imports"
        action={
          <LinkButton href={assetsPaths.importAssets()} look="primary">
            Import assets
          </LinkButton>
        }
      >
        What was brought in from files. An import can be undone.
      </PageHeader>
      <RunningImport />
      <DataTable
        label="Imports"
        table={table}
        columns={columns}
        {...tableOfQuery(imports)}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        rowActions={rowActions}
        minWidth={0}
        emptyIcon="box"
        emptyText="No imports yet"
        emptyHint="Files that you import appear here."
      />
      {undone ? (
        <ConfirmDialog
          title={`Undo the import of ${undone.file_name}?`}
          isOpen
          onClose={close}
          isBusy={undo.isPending}
          onConfirm={() => undo.send({ id: undone.id, rest: isChanged })}
          errorMessage={undo.problem && !isChanged ? problemText(undo.problem) : null}
          yes={isChanged ? 'Undo the rest' : 'Undo'}
          no="Keep it"
        >
          {isChanged
            ? 'Some of these assets were changed since. They stay as they are; everything else can be undone.'
            : `${undone.created} assets go to the bin, and ${undone.updated} become what they were.`}
        </ConfirmDialog>
      ) : null}
    </Page>
  );
}
