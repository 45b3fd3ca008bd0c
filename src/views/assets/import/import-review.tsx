import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Checked, CsvImportRef, OfKnown } from '../../../machines/assets/csv-import/machine.ts';
import { problemText } from '../../shared/problem-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { Actions, Stack } from '../../ui/content/layout.tsx';
import { Stat, Stats } from '../../ui/content/stat.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { ImportRows } from './import-rows.tsx';

type DayOrder = 'day-first' | 'month-first';
const orders: { value: DayOrder; label: string }[] = [
  { value: 'day-first', label: 'The day: 03/04/2024 is 3 April' },
  { value: 'month-first', label: 'The month: 03/04/2024 is 4 March' },
];
const acts: { value: OfKnown; label: string }[] = [
  { value: 'update', label: 'Update it with the row' },
  { value: 'skip', label: 'Leave it as it is' },
];

/** What was read, what is wrong with it, and what shall be stored. */
export function ImportReview({ csvImport, checked }: { csvImport: CsvImportRef; checked: Checked }) {
  const { problem, dayOrder, file } = useSelector(csvImport, (snapshot) => snapshot.context);
  const [ofKnown, setOfKnown] = useState<OfKnown>('update');
  const { rows, wrong, hasDoubtfulDays } = checked;
  const known = rows.filter((row) => row.known !== null).length;
  const good = rows.length - wrong;
  return (
    <Stack>
      <Stats>
        <Stat label="Rows read" value={rows.length} note={file?.name ?? ''} />
        <Stat label="Good" value={good} />
        <Stat label="With problems" value={wrong} />
        <Stat label="In the register already" value={known} />
      </Stats>
      {hasDoubtfulDays ? (
        <RadioGroup
          label="Which comes first in your dates?"
          choices={orders}
          value={dayOrder}
          onChange={(order) => csvImport.send({ type: 'days.choose', order })}
        />
      ) : null}
      {known > 0 ? (
        <RadioGroup label="What the register has already" choices={acts} value={ofKnown} onChange={setOfKnown} isRow />
      ) : null}
      {wrong > 0 ? (
        <Notice tone="bad">
          We can't Upload this file. There are missing/mismatched information in some cells. Kindly fill all cells
        </Notice>
      ) : null}
      {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
      <Actions>
        <Button
          look="primary"
          isDisabled={wrong > 0}
          onPress={() => csvImport.send({ type: 'import.start', mode: 'all_or_nothing', ofKnown })}
        >
          Import
        </Button>
        {wrong > 0 && good > 0 ? (
          <Button onPress={() => csvImport.send({ type: 'import.start', mode: 'good_rows', ofKnown })}>
            {`Import the good rows (${good})`}
          </Button>
        ) : null}
        <Button look="ghost" onPress={() => csvImport.send({ type: 'file.another' })}>
          {wrong > 0 ? 'Click to here to Re-Import' : 'Choose another file'}
        </Button>
      </Actions>
      <ImportRows checked={checked} />
    </Stack>
  );
}
