import type {
  ActsForAll,
  SheetChange,
  SheetSummary,
  UnknownWord,
} from '../../../domain/shared/import-sheet/sheet.types.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Note, Stack } from '../../ui/content/layout.tsx';
import * as css from './import.css.ts';
import { type ImportedList, labelIn } from './imported-list.ts';

type DayOrder = 'day-first' | 'month-first';
const orders: { value: DayOrder; label: string }[] = [
  { value: 'day-first', label: 'The day: 03/04/2024 is 3 April' },
  { value: 'month-first', label: 'The month: 03/04/2024 is 4 March' },
];
const ofKnown: { value: ActsForAll['known']; label: string }[] = [
  { value: 'update', label: 'Update it with the row' },
  { value: 'skip', label: 'Leave it as it is' },
  { value: 'create_anyway', label: 'Add another one' },
];
const ofRepeated: { value: ActsForAll['repeated']; label: string }[] = [
  { value: 'create', label: 'Refuse it' },
  { value: 'skip', label: 'Skip it' },
  { value: 'create_anyway', label: 'Add it anyway' },
];

type QuestionsProps = {
  summary: SheetSummary;
  list: ImportedList;
  isBusy: boolean;
  onChange: (change: SheetChange) => void;
  onAdd: (word: { column: string; text: string }) => void;
};

/** What is asked once about the whole file, as far as there is reason to. */
export function ImportQuestions({ summary, list, isBusy, onChange, onAdd }: QuestionsProps) {
  const { unknown, options, acts, known, repeated, doubtfulDays, columns, mayRepeat } = summary;
  const { chosen } = list;
  const asksWhat = chosen.option === 'location' && known > 0;
  const asks = doubtfulDays > 0 || asksWhat || repeated > 0 || chosen.choices.length > 0;
  const isPossible = ({ value }: { value: string }) => mayRepeat || value !== 'create_anyway';
  return (
    <>
      {unknown.length > 0 ? (
        <Card isPadded title="Words that are not known here" note={`${unknown.length}`}>
          <ul className={css.words}>
            {unknown.map((word) => (
              <Word
                key={`${word.column} ${word.text}`}
                word={word}
                list={list}
                isBusy={isBusy}
                onChange={onChange}
                onAdd={onAdd}
              />
            ))}
          </ul>
        </Card>
      ) : null}
      {asks ? (
        <Card isPadded title="About the whole file">
          <Stack>
            {doubtfulDays > 0 ? (
              <RadioGroup
                label="Which comes first in your dates?"
                choices={orders}
                value={options.dayOrder}
                onChange={(dayOrder) => onChange({ change: 'options', options: { ...options, dayOrder } })}
              />
            ) : null}
            {asksWhat ? (
              <RadioGroup
                label={`What the ${list.home} has already`}
                choices={ofKnown.filter(isPossible)}
                value={acts.known}
                onChange={(act) => onChange({ change: 'actForAll', acts: { ...acts, known: act } })}
                isRow
              />
            ) : null}
            {repeated > 0 ? (
              <RadioGroup
                label={`A row with the ${list.codes} of an earlier row`}
                choices={ofRepeated.filter(isPossible)}
                value={acts.repeated}
                onChange={(act) => onChange({ change: 'actForAll', acts: { ...acts, repeated: act } })}
                isRow
              />
            ) : null}
            {chosen.choices.length > 0 ? (
              <div className={css.meant}>
                <Select
                  label={chosenLabel(list, columns)}
                  emptyLabel={chosen.option === 'location' ? 'None' : 'Choose one'}
                  choices={chosen.choices.map(({ id, name }) => ({ value: id, label: name }))}
                  value={options[chosen.option] ?? null}
                  onChange={(id) => onChange({ change: 'options', options: { ...options, [chosen.option]: id } })}
                />
              </div>
            ) : null}
          </Stack>
        </Card>
      ) : null}
    </>
  );
}

function chosenLabel(list: ImportedList, columns: SheetSummary['columns']): string {
  const { chosen } = list;
  if (chosen.option === 'policy') return chosen.label;
  const ofNew = `${labelIn(list, chosen.column)} of new rows`;
  return columns.includes(chosen.column) ? `${ofNew} that name none` : ofNew;
}

type WordProps = Omit<QuestionsProps, 'summary'> & { word: UnknownWord };

/** A word is taken for one that is known, in all its cells; or the business gets it. */
function Word({ word: { column, text, cells }, list, isBusy, onChange, onAdd }: WordProps) {
  const choices = list.choicesOf(column).map((choice) => ({ value: choice, label: choice }));
  const addable = list.addable[column];
  return (
    <li className={css.word}>
      <span className={css.said}>
        '{text}' <Note>{`${labelIn(list, column)}, ${cells === 1 ? '1 cell' : `${cells} cells`}`}</Note>
      </span>
      <div className={css.meant}>
        <ComboBox
          label={`'${text}' means`}
          choices={choices}
          isDisabled={isBusy}
          onChange={(choice) => choice && onChange({ change: 'fixAll', column, from: text, text: choice })}
        />
      </div>
      {addable ? (
        <Button isBusy={isBusy} onPress={() => onAdd({ column, text })}>
          {`Add it as ${addable}`}
        </Button>
      ) : null}
    </li>
  );
}
