import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import type { CsvImportRef } from '../../../machines/shared/csv-import/machine.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, Explanation, Note, Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { problemText } from '../requests/problem-text.ts';
import { useProblem } from '../requests/use-problem.ts';
import * as css from './import.css.ts';
import { type ImportedList, shorten } from './imported-list.ts';

/** Characters of a title, or of what stands below it. */
const mostShown = 40;

type ColumnsProps = { csvImport: CsvImportRef; summary: SheetSummary; list: ImportedList };

/** Which row has the titles, and which column of the file is which of the list. */
export function ImportColumns({ csvImport, summary, list }: ColumnsProps) {
  const problem = useProblem(csvImport);
  const isBusy = useSelector(csvImport, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Card isPadded title="Which column is which?">
      <Stack>
        <Explanation>
          Say which row has the titles, and what is below each. What you leave out is not imported.
        </Explanation>
        <Select
          label="Row with the titles"
          choices={summary.top.map(({ row, texts }) => ({
            value: String(row),
            label: `Row ${row}: ${shorten(texts.filter((text) => text.trim() !== '').join(', '), mostShown)}`,
          }))}
          value={summary.titleRow === null ? null : String(summary.titleRow)}
          onChange={(row) => row !== null && csvImport.send({ type: 'titles.choose', row: Number(row) })}
        />
        <Places key={`${summary.titleRow}`} summary={summary} csvImport={csvImport} list={list} isBusy={isBusy} />
        {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
      </Stack>
    </Card>
  );
}

/** Columns that are drawn together: each has a choice of its own, and two hundred of them hold the page up. */
const shownAtOnce = 24;

/** A column of the file may be one of the list, which the other columns cannot be then. */
function Places({ csvImport, summary, list, isBusy }: ColumnsProps & { isBusy: boolean }) {
  const [columns, setColumns] = useState(summary.columns);
  const [shown, setShown] = useState(shownAtOnce);
  const hidden = summary.titles.length - shown;
  const isPlaced = summary.columns.some((column) => column !== null);
  const below = summary.top.filter(({ row }) => summary.titleRow !== null && row > summary.titleRow).slice(0, 3);
  const place = (at: number, column: string | null) =>
    setColumns(columns.map((other, index) => (index === at ? column : other === column ? null : other)));
  return (
    <>
      <div className={css.places}>
        {summary.titles.slice(0, shown).map((title, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column of a file is known by its place; titles may repeat.
          <div key={at} className={css.place}>
            <Select
              label={title.trim() === '' ? `Column ${at + 1}` : shorten(title, mostShown)}
              emptyLabel="Leave it out"
              choices={list.columns.map(({ id, label }) => ({ value: id, label }))}
              value={columns[at] ?? null}
              onChange={(column) => place(at, column)}
            />
            <Note>
              {below
                .map(({ texts }) => shorten(texts[at] ?? '', mostShown))
                .filter(Boolean)
                .join(' · ') || 'Empty'}
            </Note>
          </div>
        ))}
      </div>
      {hidden > 0 ? (
        <Actions>
          <Button look="ghost" onPress={() => setShown(shown + shownAtOnce)}>
            {`Show ${Math.min(hidden, shownAtOnce)} more of ${summary.titles.length} columns`}
          </Button>
        </Actions>
      ) : null}
      <Actions>
        <Button
          look="primary"
          isBusy={isBusy}
          isDisabled={columns.every((column) => column === null)}
          onPress={() => csvImport.send({ type: 'columns.choose', columns })}
        >
          Use these columns
        </Button>
        <Button look="ghost" onPress={() => csvImport.send({ type: isPlaced ? 'step.continue' : 'step.back' })}>
          Cancel
        </Button>
      </Actions>
    </>
  );
}
