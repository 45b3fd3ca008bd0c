import { useState } from 'react';
import { useBusiness } from '../../shared/business/business.ts';
import type { PanelProps } from '../detail/panel.ts';
import * as css from './costs.css.ts';
import { MonthlyUse } from './monthly-use.tsx';
import { thisYear, YearChoice } from './year-choice.tsx';

/** How much one vehicle was used. */
export function VehicleUse({ vehicle }: PanelProps) {
  const { timeZone } = useBusiness();
  const [year, setYear] = useState(thisYear(timeZone));
  return (
    <div className={css.panel}>
      <YearChoice timeZone={timeZone} year={year} onChange={setYear} />
      <MonthlyUse year={year} vehicle={vehicle.id} fileName={`use-${vehicle.number}-${year}.csv`} />
    </div>
  );
}
