import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SheetFilter, SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import type { CsvImportRef } from '../../../machines/shared/csv-import/machine.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { Actions, Note, Stack } from '../../ui/content/layout.tsx';
import { Stat, Stats } from '../../ui/content/stat.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { FilterSegments } from '../../ui/lists/filter-segments.tsx';
import { refusalText } from '../requests/problem-text.ts';
import { useProblem } from '../requests/use-problem.ts';
import * as css from './import.css.ts';
import { ImportQuestions } from './import-questions.tsx';
import { columnsIn, type ImportedList, labelIn, shorten } from './imported-list.ts';
import { NotStored } from './not-stored.tsx';
import { RowGrid } from './row-grid.tsx';

type ReviewProps = { csvImport: CsvImportRef; summary: SheetSummary; list: ImportedList };

/** What was read, what is wrong with it, and what shall be stored. */
export function ImportReview({ csvImport, summary, list }: ReviewProps) {
  const file = useSelector(csvImport, ({ context }) => context.file);
  const problem = useProblem(csvImport);
  const isBusy = useSelector(csvImport, (snapshot) => snapshot.hasTag('busy'));
  const { rows, wrong, known, changed, skipped } = summary;
  const good = rows - wrong - skipped;
  return (
    <Stack>
      <Stats>
        <Stat label="Rows read" value={rows} note={file?.name ?? ''} />
        <Stat label="Good" value={good} note={skipped > 0 ? `${skipped} skipped` : null} />
        <Stat label="With problems" value={wrong} />
        <Stat label={`In the ${list.home} already`} value={known} note={known > 0 ? `${changed} change` : null} />
      </Stats>
      {wrong > 0 ? (
        <Notice tone="bad">
          We can't Upload this file. There are missing/mismatched information in some cells. Kindly fill all cells
        </Notice>
      ) : null}
      {problem ? <Notice tone="bad">{refusalText(problem)}</Notice> : null}
      <NotStored summary={summary} list={list} />
      <Store csvImport={csvImport} summary={summary} isBusy={isBusy} />
      <ImportQuestions
        summary={summary}
        list={list}
        isBusy={isBusy}
        onChange={(change) => csvImport.send({ type: 'rows.change', change })}
        onAdd={(word) => csvImport.send({ type: 'word.add', word })}
      />
      <Fixes csvImport={csvImport} summary={summary} list={list} />
      <Rows csvImport={csvImport} summary={summary} list={list} />
    </Stack>
  );
}

function Store({ csvImport, summary, isBusy }: Omit<ReviewProps, 'list'> & { isBusy: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const { rows, wrong, skipped } = summary;
  const good = rows - wrong - skipped;
  const start = () => csvImport.send({ type: 'import.start', mode: isWhole ? 'all_or_nothing' : 'good_rows' });
  return (
    <>
      <CheckBox label="All or nothing: import no row if one is refused" isSelected={isWhole} onChange={setWhole} />
      <Actions>
        <Button look="primary" isDisabled={wrong > 0 || good === 0} isBusy={isBusy} onPress={start}>
          Import
        </Button>
        {wrong > 0 && good > 0 && !isWhole ? <Button onPress={start}>{`Import the good rows (${good})`}</Button> : null}
        <Button onPress={() => csvImport.send({ type: 'step.back' })}>Choose the columns</Button>
        <Button look="ghost" onPress={() => csvImport.send({ type: 'file.another' })}>
          {wrong > 0 ? 'Click to here to Re-Import' : 'Choose another file'}
        </Button>
      </Actions>
    </>
  );
}

const shown = (text: string) => shorten(text) || 'empty';

/** What was fixed last: it can be done to all cells that say the same, and taken back. */
function Fixes({ csvImport, summary: { lastFix, fixes }, list }: ReviewProps) {
  if (fixes === 0) return null;
  return (
    <div className={css.strip} role="status">
      {lastFix ? (
        <span>{`Row ${lastFix.row}, ${labelIn(list, lastFix.column)}: '${shown(lastFix.from)}' is '${shown(lastFix.text)}' now.`}</span>
      ) : (
        <span>{fixes === 1 ? '1 fix' : `${fixes} fixes`}</span>
      )}
      {lastFix && lastFix.others > 0 ? (
        <Button
          onPress={() => {
            const { column, from, text } = lastFix;
            csvImport.send({ type: 'rows.change', change: { change: 'fixAll', column, from, text } });
          }}
        >
          {`Apply to all like this (${lastFix.others})`}
        </Button>
      ) : null}
      <Button look="ghost" onPress={() => csvImport.send({ type: 'rows.change', change: { change: 'undo' } })}>
        Undo the fix
      </Button>
    </div>
  );
}

/** With how many rows or cells each has; what nothing has is not offered. */
function filtersOf({ rows, wrong, known, several, changed, skipped, problems }: SheetSummary, home: string) {
  const all: [SheetFilter, string, number][] = [
    ['problems', 'With problems', wrong],
    ['missing', 'Empty', problems.missing],
    ['unknown', 'Not known', problems.unknown],
    ['unreadable', 'Cannot be read', problems.unreadable],
    ['doubtful', 'Doubtful dates', problems.doubtful],
    ['duplicate', 'Repeated', problems.duplicate],
    ['mismatch', 'Do not match', problems.mismatch],
    ['several', 'Match several', several],
    ['new', 'New', known > 0 ? rows - known : 0],
    ['known', `In the ${home}`, known],
    ['changed', 'Changed', changed],
    ['skip', 'Skipped', skipped],
  ];
  return all.filter(([, , count]) => count > 0);
}

function Rows({ csvImport, summary, list }: ReviewProps) {
  const sheetId = useSelector(csvImport, (snapshot) => snapshot.context.sheetId);
  const [chosen, setFilter] = useState<SheetFilter>('all');
  const filters = filtersOf(summary, list.home);
  const filter = filters.some(([id]) => id === chosen) ? chosen : 'all';
  return (
    <>
      {filters.length > 0 ? (
        <div className={css.filters}>
          <FilterSegments
            filter={{
              id: 'rows',
              label: 'Rows',
              options: filters.map(([value, label, count]) => ({ value, label: `${label} (${count})` })),
            }}
            allLabel={`All (${summary.rows})`}
            value={filter === 'all' ? undefined : filter}
            onChange={(_id, [next]) => setFilter((next as SheetFilter | undefined) ?? 'all')}
          />
        </div>
      ) : null}
      <RowGrid
        key={filter}
        sheetId={sheetId}
        version={summary.version}
        filter={filter}
        rows={summary.rows}
        columns={columnsIn(summary)}
        list={list}
        acts={{
          onFix: (row, column, text) =>
            csvImport.send({ type: 'rows.change', change: { change: 'fix', row, column, text } }),
          onAct: (row, { act, record }) =>
            csvImport.send({
              type: 'rows.change',
              change: { change: 'act', row, act, ...(record === undefined ? {} : { record }) },
            }),
        }}
      />
      <Note>
        Press a cell to change it. Enter keeps the change, Escape does not. Your file and your changes stay on this
        device until the import ends.
      </Note>
    </>
  );
}
