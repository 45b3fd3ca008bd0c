/** Loads after the page, for those who plan with a mouse. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** A day of somebody; null is of nobody. */
export type Cell = { employee: string | null; date: string };
export type OnDropped = (shift: string, on: Cell) => void;

const cellOf = (element: HTMLElement): Cell => ({
  employee: element.dataset.employee || null,
  date: element.dataset.date ?? '',
});

/**
 * Lets the shifts of a table (`data-shift`) be dragged to its cells (`data-date`, `data-employee`).
 * @returns stops it
 */
export function dragShifts(table: HTMLElement, onDropped: OnDropped): () => void {
  const all = (selector: string) => [...table.querySelectorAll<HTMLElement>(selector)];
  return combine(
    ...all('[data-shift]').map((element) =>
      draggable({ element, getInitialData: () => ({ shift: element.dataset.shift, cell: element.closest('td') }) }),
    ),
    ...all('td[data-date]').map((element) => {
      const leave = () => delete element.dataset.over;
      return dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.shift === 'string',
        onDragEnter: () => {
          element.dataset.over = '';
        },
        onDragLeave: leave,
        onDrop: ({ source }) => {
          leave();
          if (source.data.cell !== element) onDropped(String(source.data.shift), cellOf(element));
        },
      });
    }),
  );
}
