import { Icon } from '../foundations/icon.tsx';
import * as css from './bulk-bar.css.ts';
import type { BulkAction } from './table-column.ts';
import { allMatching, countSelected, nothing, type Selection } from './table-selection.ts';

type BulkBarProps = {
  /** The table's name. */
  label: string;
  selection: Selection;
  /** Of all that match, on all pages. */
  count: number;
  actions: readonly BulkAction[];
  onSelection: (selection: Selection) => void;
};

const grouped = new Intl.NumberFormat('en-NG');

/** How many rows are selected and what can be done with them. It floats over the foot of the table: no row moves. */
export function BulkBar({ label, selection, count, actions, onSelection }: BulkBarProps) {
  const selected = countSelected(selection, count);
  if (selected === 0) return null;
  return (
    <section className={css.bar} aria-label={`Selected rows of ${label}`}>
      <span className={css.words}>
        <span className={css.count}>{selectedText(selection, count)}</span>
        {selected < count ? (
          <button type="button" className={css.quiet} onClick={() => onSelection(allMatching)}>
            Select all {grouped.format(count)} matching
          </button>
        ) : null}
        <button type="button" className={css.close} aria-label="Unselect" onClick={() => onSelection(nothing)}>
          <Icon name="close" size={16} />
        </button>
      </span>
      <span className={css.actions}>
        {actions.map(({ id, label: words, isDestructive = false, onAct }) => (
          <button
            key={id}
            type="button"
            className={isDestructive ? css.dangerous : css.action}
            onClick={() => onAct(selection, selected)}
          >
            {words}
          </button>
        ))}
      </span>
    </section>
  );
}

/** '2 selected', or 'All 1,284 matching selected'. */
export function selectedText(selection: Selection, count: number): string {
  const selected = countSelected(selection, count);
  const isAll = selection.mode === 'allMatching' && selected === count;
  return isAll ? `All ${grouped.format(count)} matching selected` : `${grouped.format(selected)} selected`;
}
