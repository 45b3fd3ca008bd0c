import type { SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import { BulletList } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { type ImportedList, labelIn, shorten } from './imported-list.ts';

/** Titles in one line; a file of two hundred columns names the others in *Choose the columns*. */
const mostTitles = 20;

/** What the file says and the list will not have, column by column, before anything is stored. */
export function NotStored({ summary, list }: { summary: SheetSummary; list: ImportedList }) {
  const left = leftColumns(summary);
  const parts = Object.entries(summary.leftOut);
  if (left.length + parts.length === 0) return null;
  return (
    <Notice tone="warning">
      What will not be stored:
      <BulletList>
        {parts.map(([column, rows]) => (
          <li
            key={column}
          >{`${titleIn(summary, list, column)}, in ${rows} ${rows === 1 ? 'row' : 'rows'}${whyIn(list, column)}.`}</li>
        ))}
        {left.length > 0 ? (
          <li>
            {`${left.slice(0, mostTitles).join(', ')}${left.length > mostTitles ? ` and ${left.length - mostTitles} more` : ''}: `}
            {left.length === 1 ? 'this column is left out.' : 'these columns are left out.'}
          </li>
        ) : null}
      </BulletList>
    </Notice>
  );
}

const whyIn = ({ leftOut }: ImportedList, column: string) => (leftOut?.[column] ? `: ${leftOut[column]}` : '');

/** As the file calls it, with the column for which it is taken where that is called another way. */
function titleIn({ titles, columns }: SheetSummary, list: ImportedList, column: string): string {
  const label = labelIn(list, column);
  const title = titles[columns.indexOf(column)]?.trim() ?? '';
  return title === '' || title.toLowerCase() === label.toLowerCase() ? label : `${shorten(title)} (${label})`;
}

/** The titles of columns that are not imported; a column without one is named by its place when it has something. */
function leftColumns({ titles, columns, top, titleRow }: SheetSummary): string[] {
  const below = top.filter(({ row }) => titleRow !== null && row > titleRow);
  const lastTitle = titles.findLastIndex((title) => title.trim() !== '');
  return titles.slice(0, lastTitle + 1).flatMap((title, at) => {
    if (columns[at] !== null) return [];
    const isFilled = title.trim() !== '' || below.some(({ texts }) => texts[at]?.trim());
    return isFilled ? [shorten(title.trim() || `Column ${at + 1}`)] : [];
  });
}
