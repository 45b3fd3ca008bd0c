import { renewedIn, renewsText } from '../../../domain/shared/renews.ts';
import { CheckBoxGroup } from '../../ui/choices/check-box.tsx';
import { showDate } from '../../ui/content/date.ts';

/** A service whose due date another one may end. */
type OpenService = { id: string; date: string; notes: string; due_date: string | null };

type RenewsGroupProps = {
  /** The service that is written down. */
  entry: { date: string; notes: string; renews: string };
  /** What is due, and what it has renewed already. */
  open: readonly OpenService[];
  errorMessage: string | null;
  onChange: (renews: string) => void;
};

/** What is due by earlier services, of which this one renews what is ticked. Nothing where nothing is due. */
export function RenewsGroup({ entry, open, errorMessage, onChange }: RenewsGroupProps) {
  const earlier = open.filter(({ date }) => date <= entry.date);
  if (earlier.length === 0) return null;
  return (
    <CheckBoxGroup
      label="Renews"
      name="renews"
      isOptional
      hint="What is ticked is no longer due. The rest stays."
      choices={earlier.map(({ id, notes, due_date }) => ({
        value: id,
        label: due_date === null ? notes : `${notes}, due ${showDate(due_date)}`,
      }))}
      value={renewedIn({ type: 'service', ...entry }, earlier)}
      onChange={(ids) => onChange(renewsText(ids))}
      errorMessage={errorMessage}
    />
  );
}
