/** Invoices: numbered without gaps, and never changed. */
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';
import type { Frequency, Price } from '../prices/rules.ts';

/** The next number. The counter stays locked until the transaction ends, so that no number is without an invoice. */
async function nextNumber(tx: Tx): Promise<string> {
  const [row] = await tx.query<{ last: string }>(
    "update invoice_counters set last = last + 1 where series = 'invoice' returning last",
  );
  if (row === undefined) throw new Error('The counter of invoices is gone.');
  return `INV-${row.last.padStart(6, '0')}`;
}

export type NewInvoice = {
  reference: string;
  buyer: { name: string; address: string; timeZone: string };
  price: Price;
  periodFrom: Date;
  periodTo: Date;
  planId: number;
  channel: string | null;
  card: { brand: string; last4: string } | null;
  now: Date;
};

export async function addInvoice(
  tx: Tx,
  businessId: string,
  invoice: NewInvoice,
): Promise<{ id: string; number: string }> {
  const { price, buyer } = invoice;
  const id = newId();
  const number = await nextNumber(tx);
  await tx.query(
    `insert into invoices (business_id, id, number, reference, buyer_name, buyer_address, plan_name, frequency, num_employees,
       period_from, period_to, unit_kobo, months, actual_kobo, discount_percent, net_kobo, vat_percent, vat_kobo, total_kobo,
       currency, channel, card_brand, card_last4, time_zone, issued_at)
     select $1, $2, $3, $4, $5, $6, p.public_name, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
       $23, $24, $25
     from plans p where p.id = $7`,
    [
      businessId,
      id,
      number,
      invoice.reference,
      buyer.name,
      buyer.address,
      invoice.planId,
      price.frequency,
      price.num_employees,
      invoice.periodFrom,
      invoice.periodTo,
      price.unit_kobo,
      price.months,
      price.actual_cost_kobo,
      price.discount_percent,
      price.total_cost_kobo,
      price.tax_percent,
      price.tax_amount_kobo,
      price.total_kobo,
      price.currency,
      invoice.channel,
      invoice.card?.brand ?? null,
      invoice.card?.last4 ?? null,
      buyer.timeZone,
      invoice.now,
    ],
  );
  return { id, number };
}

export type InvoiceRow = {
  id: string;
  number: string;
  reference: string;
  buyerName: string;
  buyerAddress: string;
  planName: string;
  frequency: Frequency;
  numEmployees: number;
  periodFrom: Date;
  periodTo: Date;
  unitKobo: number;
  months: number;
  actualKobo: number;
  discountPercent: number;
  netKobo: number;
  vatPercent: number;
  vatKobo: number;
  totalKobo: number;
  currency: string;
  channel: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  timeZone: string;
  issuedAt: Date;
};

/** bigint and numeric columns arrive as text unless they are read as doubles, which hold these exactly. */
const columns = `id, number, reference, buyer_name as "buyerName", buyer_address as "buyerAddress", plan_name as "planName",
  frequency, num_employees as "numEmployees", period_from as "periodFrom", period_to as "periodTo",
  unit_kobo::float8 as "unitKobo", months, actual_kobo::float8 as "actualKobo",
  discount_percent::float8 as "discountPercent", net_kobo::float8 as "netKobo", vat_percent::float8 as "vatPercent",
  vat_kobo::float8 as "vatKobo", total_kobo::float8 as "totalKobo", currency, channel, card_brand as "cardBrand",
  card_last4 as "cardLast4", time_zone as "timeZone", issued_at as "issuedAt"`;

/** The newest first. */
export const listInvoices = (tx: Tx, businessId: string, query: PageQuery) =>
  selectPage<InvoiceRow>(tx, query, {
    columns,
    from: 'invoices where business_id = $1',
    values: [businessId],
    orderBy: 'id desc',
  });

export async function findInvoice(tx: Tx, businessId: string, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await tx.query<InvoiceRow>(`select ${columns} from invoices where business_id = $1 and id = $2`, [
    businessId,
    id,
  ]);
  return row;
}
