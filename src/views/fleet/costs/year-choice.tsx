import { todayIn } from '../../shared/business/today.ts';
import { Select } from '../../ui/choices/select.tsx';

type YearChoiceProps = { timeZone: string; year: number; onChange: (year: number) => void };

export const thisYear = (timeZone: string): number => Number(todayIn(timeZone).slice(0, 4));

/** This year and the four before it. */
export function YearChoice({ timeZone, year, onChange }: YearChoiceProps) {
  const last = thisYear(timeZone);
  const years = Array.from({ length: 5 }, (_, at) => String(last - at));
  return (
    <Select
      label="Year"
      name="year"
      choices={years.map((each) => ({ value: each, label: each }))}
      value={String(year)}
      onChange={(chosen) => onChange(Number(chosen ?? last))}
    />
  );
}
