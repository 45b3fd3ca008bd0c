import { type ReactNode, useState } from 'react';
import { type CarePlace, deleteCare, mostDeleted } from '../../../services/fleet/entries.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { DeleteRows } from '../../shared/lists/delete-rows.tsx';
import { ListTable } from '../../shared/lists/list-page.tsx';
import type { Shown } from '../../shared/lists/use-list.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import type { RowAction } from '../../ui/lists/table-column.ts';
import type { Attachment } from '../file-rules.ts';
import { CareFiles } from './care-files.tsx';

type Entry = { id: string; attachments: readonly Attachment[] };

type CareTableProps<Row extends Entry> = {
  shown: Shown<Row>;
  place: CarePlace;
  vehicle: string;
  /** What can be done with a row besides seeing its files and deleting it. */
  actsOf: (row: Row) => readonly RowAction[];
  /** What several are called, as in 'services'. */
  many: string;
  emptyAction: ReactNode;
};

/** The papers, services or repairs of a vehicle, with their files, and the ways to delete them. */
export function CareTable<Row extends Entry>(props: CareTableProps<Row>) {
  const { shown, place, vehicle, actsOf, many, emptyAction } = props;
  const { id: businessId } = useBusiness();
  const { nameOf } = shown.list;
  const [filesOf, setFilesOf] = useState<string | null>(null);
  const opened = shown.rows?.find(({ id }) => id === filesOf);
  const remove = (ids: string[], options: { signal: AbortSignal }) =>
    deleteCare({ businessId, id: vehicle, place, ids }, options);
  return (
    <>
      <ListTable
        shown={shown}
        actsOf={(row) => [...actsOf(row), { id: 'files', label: 'Files', onAct: () => setFilesOf(row.id) }]}
        deleting={{
          hasSeveral: true,
          ask: (chosen, onClose) => {
            const what = chosen?.one ? nameOf(chosen.one) : `${chosen?.count} ${many}`;
            const isOne = chosen?.count === 1;
            return (
              <DeleteRows
                chosen={chosen}
                title={`Are you sure you want to delete ${isOne ? 'this' : 'these'}?`}
                one={(id, options) => remove([id], options)}
                several={remove}
                atOnce={mostDeleted}
                onDeleted={() => notify('good', `${what} deleted`, { for: 'fleet' })}
                onClose={onClose}
              >
                {what} {isOne ? 'goes' : 'go'} for ever, with {isOne ? 'its' : 'their'} files.
              </DeleteRows>
            );
          },
        }}
        emptyAction={emptyAction}
      />
      {opened ? (
        <CareFiles
          title={nameOf(opened)}
          place={place}
          of={opened.id}
          files={opened.attachments}
          onClose={() => setFilesOf(null)}
        />
      ) : null}
    </>
  );
}
