import { useMemo, useState } from 'react';
import { importStateLabels } from '../../../../openapi/generated/lists/shell.imports.ts';
import type { StoredImport } from '../../../machines/shared/csv-import/machine.ts';
import { undoImport } from '../../../services/operations/shell.imports.ts';
import { commitImport, type ImportKind } from '../../../services/shell/imports.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { BulletList } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column, RowAction } from '../../ui/lists/table-column.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useBusiness } from '../business/business.ts';
import { tableOfQuery } from '../queries/table-of-query.ts';
import { problemText } from '../requests/problem-text.ts';
import { useRequest } from '../requests/use-request.ts';
import { RunningNotice, useImports } from './running-import.tsx';
import { backText, goingText, hasAdded, keptText } from './words-text.ts';

const idOf = ({ id }: StoredImport) => id;
const nameOf = ({ file_name: file }: StoredImport) => file;
const tones = { finished: 'good', undone: 'neutral', failed: 'bad', cancelled: 'warning', stopped: 'warning' } as const;
const toneOf = ({ state, refused }: StoredImport) =>
  state === 'finished' && refused > 0 ? 'warning' : (tones[state as keyof typeof tones] ?? 'info');

const columnsIn = (timeZone: string): Column<StoredImport>[] => [
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
    render: (one) => <Status tone={toneOf(one)}>{importStateLabels[one.state]}</Status>,
    note: ({ undone, kept, words, stopped_because: because }) =>
      because ||
      [kept > 0 ? `${undone} undone, ${kept} kept` : '', keptText({ words })]
        .filter((text) => text !== '')
        .join('. ') ||
      null,
  },
];

type ImportHistoryProps = {
  kind: ImportKind;
  /** Of the studio; with an id, of an import that was begun before. */
  hrefOf: (query?: { id: string }) => string;
  /** What becomes of what was added, such as 'goes to the bin'. */
  addedText: string;
  /** The column of words without which a record cannot be, and what becomes of it when such a word goes with the undo. */
  needed?: { column: string; text: string };
};

/** What was imported, when, by whom; each import can be undone. */
export function ImportHistory(props: ImportHistoryProps) {
  const { kind, hrefOf, addedText, needed } = props;
  const { id: businessId, timeZone } = useBusiness();
  const table = useTableState({ pageSizes: [20, 50, 100] });
  const columns = useMemo(() => columnsIn(timeZone), [timeZone]);
  const imports = useImports(kind, table.request);
  const [undone, setUndone] = useState<StoredImport | null>(null);
  const undo = useRequest({
    send: (options, input: { id: string; rest: boolean }) =>
      undoImport({ businessId, kind, idempotencyKey: options.idempotencyKey, ...input }, options),
    onDone: () => setUndone(null),
  });
  const going = useRequest({
    send: (options, id: string) =>
      commitImport({ businessId, kind, id, idempotencyKey: options.idempotencyKey }, options),
  });
  const isChanged = undo.problem?.code === 'changed_since';
  const rowActions = (one: StoredImport): RowAction[] => [
    ...(one.state === 'stopped'
      ? [{ id: 'goOn', label: 'Go on with the import', onAct: () => going.send(one.id) }]
      : []),
    ...(['stopped', 'finished', 'cancelled', 'failed'].includes(one.state) &&
    (one.created + one.updated > 0 || hasAdded(one))
      ? [{ id: 'undo', label: 'Undo the import', isDestructive: true, onAct: () => setUndone(one) }]
      : []),
  ];
  const close = () => {
    undo.clear();
    setUndone(null);
  };
  return (
    <Page>
      <PageHeader
        title="Imports"
        action={
          <LinkButton href={hrefOf()} look="primary">
            {`Import ${kind}`}
          </LinkButton>
        }
      >
        What was brought in from files. An import can be undone.
      </PageHeader>
      {going.problem ? <Notice tone="bad">{problemText(going.problem)}</Notice> : null}
      <RunningNotice newest={imports.data?.results[0]} hrefOf={hrefOf} />
      <DataTable
        label="Imports"
        table={table}
        columns={columns}
        {...tableOfQuery(imports)}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={({ id }) => hrefOf({ id })}
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
          {isChanged ? (
            <>
              {undo.problem?.detail} What these are stays; everything else can be undone.
              <BulletList>
                {undo.errors.stays?.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </BulletList>
            </>
          ) : (
            `${backText(undone, addedText)} ${goingText(undone, needed)}`.trim()
          )}
        </ConfirmDialog>
      ) : null}
    </Page>
  );
}
