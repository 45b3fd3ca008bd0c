import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { Card } from '../ui/content/card.tsx';
import { RowList } from '../ui/content/row-list.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { BalanceRow } from './balance-row.tsx';
import type { Balance } from './balance-texts.ts';
import * as css from './balances.css.ts';

/** The furthest day of which a balance is known. */
export const lastDay = (today: string) => `${Number(today.slice(0, 4)) + 5}${today.slice(4)}`;

/** The day of the balances, which the address keeps; null is today. */
export function useDay() {
  const [search, setSearch] = useSearchParams();
  const today = todayIn(useBusiness().timeZone);
  const asked = search.get('day') ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asked) && asked <= lastDay(today);
  const choose = (day: string | null) => {
    if (day === null || day > lastDay(today)) return;
    setSearch((now) => {
      if (day === today) now.delete('day');
      else now.set('day', day);
      return now;
    });
  };
  return { day: isDay ? asked : null, today, choose };
}

type BalancesCardProps = {
  date: ReturnType<typeof useDay>;
  /** A button at the end of its head. */
  action?: ReactNode;
  /** The list of balances, or what stands in its place. */
  children: ReactNode;
};

/** What is left at the end of a day, and the day. */
export function BalancesCard({ date: { day, today, choose }, action, children }: BalancesCardProps) {
  return (
    <Card title="What is left" action={action}>
      <div className={css.day}>
        <DateField label="At the end of" value={day ?? today} max={lastDay(today)} onChange={choose} />
      </div>
      {children}
    </Card>
  );
}

export function Balances({ balances }: { balances: readonly Balance[] }) {
  return (
    <RowList label="Balances">
      {balances.map((balance) => (
        <BalanceRow key={balance.policy.id} balance={balance} />
      ))}
    </RowList>
  );
}
