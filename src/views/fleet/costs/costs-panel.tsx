import { useState } from 'react';
import { useBusiness } from '../../shared/business/business.ts';
import type { PanelProps } from '../detail/panel.ts';
import * as css from './costs.css.ts';
import { MonthlyCosts } from './monthly-costs.tsx';
import { thisYear, YearChoice } from './year-choice.tsx';

/** What one vehicle costs. */
export function VehicleCosts({ vehicle }: PanelProps) {
  const { timeZone } = useBusiness();
  const [year, setYear] = useState(thisYear(timeZone));
  return (
    <div className={css.panel}>
      <YearChoice timeZone={timeZone} year={year} onChange={setYear} />
      <MonthlyCosts year={year} vehicle={vehicle.id} fileName={`costs-${vehicle.number}-${year}.csv`} />
    </div>
  );
}
