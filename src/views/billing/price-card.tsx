import type { Price } from '../../domain/billing/price.ts';
import { Card } from '../ui/content/card.tsx';
import * as css from './billing.css.ts';
import { cycles, percentText, priceText, renewalText } from './purchase-labels.ts';

type PriceCardProps = {
  title: string;
  price: Price;
  recurring: boolean;
  /** The name of the purchase, where the context does not show it. */
  about?: readonly { name: string; value: string }[];
};

/** The price, line by line. */
export function PriceCard({ title, price, recurring, about = [] }: PriceCardProps) {
  const { frequency, num_employees: count, saving_kobo: saving } = price;
  const money = (kobo: number) => priceText(kobo, price.currency);
  return (
    <Card title={title}>
      <dl className={css.lines}>
        {about.map((each) => (
          <Line key={each.name} {...each} />
        ))}
        <Line name="Employees" value={count.toLocaleString('en-NG')} />
        <Line name="Per employee, a month" value={money(price.unit_kobo)} />
        <Line name="Billed" value={`${cycles[frequency].label}, in ${price.currency}`} />
        <Line name={saving > 0 ? 'Before discount' : 'Cost'} value={money(price.actual_cost_kobo)} />
        {saving > 0 ? (
          <>
            <Line name={`You save ${percentText(price.discount_percent)}`} value={`−${money(saving)}`} />
            <Line name="Cost" value={money(price.total_cost_kobo)} />
          </>
        ) : null}
        <Line name={`VAT ${percentText(price.tax_percent)}`} value={money(price.tax_amount_kobo)} />
        <Line name={`Total ${cycles[frequency].period}`} value={money(price.total_kobo)} isTotal />
      </dl>
      <p className={css.foot}>{renewalText(frequency, recurring)}</p>
    </Card>
  );
}

function Line({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? css.total : css.line}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}
