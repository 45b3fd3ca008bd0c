// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot draw only the rows in sight.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus goes to what stands in the cells.
import { memo } from 'react';
import type { RowAct, RowChoice, ShownRow } from '../../../domain/shared/import-sheet/sheet.types.ts';
import { visuallyHidden } from '../../ui/foundations/visually-hidden.css.ts';
import { type GridActs, type ImportedList, labelIn, type Place, problemLine } from './imported-list.ts';
import * as css from './row-grid.css.ts';

const actLabels: Record<RowAct, string> = {
  create: 'Add',
  create_anyway: 'Add anyway',
  update: 'Update',
  skip: 'Skip',
};

type RowLineProps = {
  index: number;
  row: ShownRow | undefined;
  columns: readonly string[];
  list: ImportedList;
  listId: string;
  acts: GridActs | undefined;
  chosen: number | null;
  edited: Place | null;
  onChoose: (column: number) => void;
  onEdit: (place: Place) => void;
  onEnd: (column: number) => void;
};

/** One row: its cells, where an update differs from the register the old text too, and below them what is wrong. */
export function RowLine({ index, row, columns, list, listId, acts, chosen, edited, ...on }: RowLineProps) {
  if (row === undefined) return <div role="row" aria-rowindex={index + 2} className={css.line} />;
  return (
    <div role="row" aria-rowindex={index + 2} className={css.line}>
      <div role="presentation" className={css.cells}>
        <span role="rowheader" className={css.number}>
          {row.row}
        </span>
        <span role="gridcell" className={css.cell}>
          <RowActChoice row={row} onAct={acts?.onAct} />
        </span>
        {columns.map((column, at) => (
          <span key={column} role="gridcell" className={css.cell}>
            {edited?.row === row.row && edited.column === column && acts ? (
              <CellEditor
                label={`${labelIn(list, column)}, row ${row.row}`}
                text={row.cells[column] ?? ''}
                listId={list.choicesOf(column).length > 0 ? `${listId}${column}` : undefined}
                onEnd={(text) => {
                  if (text !== null && text !== (row.cells[column] ?? '')) acts.onFix(row.row, column, text);
                  on.onEnd(at);
                }}
              />
            ) : (
              <CellText
                place={`${index} ${at}`}
                row={row}
                column={column}
                isChosen={chosen === at}
                onFocus={() => on.onChoose(at)}
                onEdit={acts ? () => on.onEdit({ row: row.row, column }) : undefined}
              />
            )}
          </span>
        ))}
      </div>
      {row.problems.map(({ column, detail }) => (
        <div key={column} role="presentation" className={css.problem}>
          {problemLine(labelIn(list, column), row.row, detail)}
        </div>
      ))}
    </div>
  );
}

/** Of several records that match a row, each is a choice of its own. */
const choiceText = ({ act, number }: RowChoice) =>
  number === undefined ? actLabels[act] : `${actLabels[act]} ${number}`;
const optionOf = ({ act, record }: RowChoice) => (record === undefined ? act : `${act} ${record}`);
const isChosen = ({ act, known }: ShownRow, choice: RowChoice) =>
  choice.act === act && (choice.record === undefined || choice.record === known?.id);

function RowActChoice({ row, onAct }: { row: ShownRow; onAct: GridActs['onAct'] | undefined }) {
  const { act, acts, known } = row;
  return (
    <>
      {onAct === undefined ? (
        actLabels[act]
      ) : (
        <select
          aria-label={`What becomes of row ${row.row}`}
          className={css.choice}
          value={acts.filter((choice) => isChosen(row, choice)).map(optionOf)[0]}
          onChange={({ target }) => {
            const choice = acts.find((one) => optionOf(one) === target.value);
            if (choice) onAct(row.row, choice);
          }}
        >
          {acts.map((choice) => (
            <option key={optionOf(choice)} value={optionOf(choice)}>
              {choiceText(choice)}
            </option>
          ))}
        </select>
      )}
      {known ? <span className={css.known}>{known.number}</span> : null}
    </>
  );
}

type CellTextProps = {
  place: string;
  row: ShownRow;
  column: string;
  isChosen: boolean;
  onFocus: () => void;
  onEdit: (() => void) | undefined;
};

/** Long texts are drawn in part: laying out all of them would hold the page up. */
const mostDrawn = 200;
const drawn = (text: string) => (text.length > mostDrawn ? `${text.slice(0, mostDrawn)}…` : text);

const CellText = memo(function CellText({ place, row, column, isChosen, onFocus, onEdit }: CellTextProps) {
  const text = drawn(row.cells[column] ?? '');
  const isWrong = row.problems.some((problem) => problem.column === column);
  const old = row.changes.includes(column) ? row.known?.cells[column] : undefined;
  const words = (
    <>
      {old === undefined ? null : (
        <>
          <span className={visuallyHidden}>was </span>
          <del className={css.old}>{drawn(old) || 'empty'}</del>
          <span className={visuallyHidden}>, becomes </span>
        </>
      )}
      {isWrong ? <span className={css.wrong}>{text || 'empty'}</span> : text}
      {text === '' && !isWrong ? <span className={visuallyHidden}>empty</span> : null}
    </>
  );
  return (
    <button
      type="button"
      data-place={place}
      tabIndex={isChosen ? 0 : -1}
      className={css.text}
      onFocus={onFocus}
      onClick={onEdit}
      title={text}
    >
      {words}
    </button>
  );
});

type CellEditorProps = {
  label: string;
  text: string;
  listId: string | undefined;
  /** With null when it was given up. */
  onEnd: (text: string | null) => void;
};

function CellEditor({ label, text, listId, onEnd }: CellEditorProps) {
  return (
    <input
      aria-label={label}
      className={css.input}
      defaultValue={text}
      list={listId}
      // biome-ignore lint/a11y/noAutofocus: it stands where the cell was that was pressed.
      autoFocus
      onFocus={({ target }) => target.select()}
      onBlur={({ target }) => onEnd(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        event.currentTarget.value = text;
        event.currentTarget.blur();
      }}
    />
  );
}
