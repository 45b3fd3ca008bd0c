import type { components } from '../../../openapi/generated/contract.ts';
import { channelLabels } from '../../../openapi/generated/lists/billing.ts';
import { downloadDeadline } from '../../domain/shared/deadlines.ts';
import { downloadInvoice, listInvoices } from '../../services/operations/billing.ts';
import { useBusiness } from '../shared/business/business.ts';
import { saveAs } from '../shared/files/save-as.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListTable } from '../shared/lists/list-page.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { formatDate } from '../ui/content/date.ts';
import { Notice } from '../ui/feedback/feedback.tsx';
import * as css from './billing.css.ts';
import { employeesText, percentText, priceText } from './purchase-labels.ts';

type Invoice = components['schemas']['Invoice'];
type Paper = components['schemas']['InvoiceDocument'];

const paidBy = ({ channel, card_last_digits: digits }: Invoice): string | null =>
  digits
    ? `Card ending in ${digits}`
    : channel && channel in channelLabels
      ? channelLabels[channel as keyof typeof channelLabels]
      : null;

const invoices = listOf(listInvoices, {
  label: 'Invoices',
  columns: (timeZone) => [
    { id: 'number', title: 'Number', render: ({ number }) => number, note: paidBy },
    {
      id: 'issued_at',
      title: 'Paid on',
      card: 'foot',
      width: 140,
      render: ({ issued_at }) => formatDate(issued_at, timeZone),
    },
    {
      id: 'period',
      title: 'For',
      card: 'words',
      render: ({ period_from, period_to }) =>
        `${formatDate(period_from, timeZone)} to ${formatDate(period_to, timeZone)}`,
      note: ({ num_employees }) => employeesText(num_employees),
    },
    {
      id: 'net',
      title: 'Net',
      isNumber: true,
      width: 130,
      render: ({ net_kobo, currency }) => priceText(net_kobo, currency),
    },
    {
      id: 'vat',
      title: 'VAT',
      isNumber: true,
      width: 130,
      render: ({ vat_kobo, vat_percent, currency }) => `${priceText(vat_kobo, currency)} (${percentText(vat_percent)})`,
    },
    {
      id: 'total',
      title: 'Total',
      isNumber: true,
      card: 'figure',
      width: 130,
      render: ({ total_kobo, currency }) => priceText(total_kobo, currency),
    },
  ],
  nameOf: ({ number }) => number,
  cacheKey: 'invoices',
  minWidth: 860,
  emptyIcon: 'document',
  emptyText: 'Nothing was paid yet',
  emptyHint: 'Each payment has an invoice and a receipt, which are kept here.',
  noMatchText: 'Nothing was paid on this page',
});
export const readInvoices = invoices.readAhead;

/** The payments, each with invoice and receipt. */
export function Invoices() {
  const { id: businessId } = useBusiness();
  const shown = useList(invoices, {});
  const download = useRequest({
    send: (options, { invoice: { id }, paper }: { invoice: Invoice; paper: Paper }) =>
      downloadInvoice({ businessId, id, document: paper }, options),
    deadline: downloadDeadline,
    onDone: (blob, { invoice: { number }, paper }) => saveAs(blob, `${paper}-${number}.pdf`),
  });
  return (
    <>
      {download.problem ? (
        <div className={css.above}>
          <Notice tone="bad">The file could not be made. {problemText(download.problem)}</Notice>
        </div>
      ) : null}
      <ListTable
        shown={shown}
        actsOf={(invoice) => [
          { id: 'invoice', label: 'Download invoice', onAct: () => download.send({ invoice, paper: 'invoice' }) },
          { id: 'receipt', label: 'Download receipt', onAct: () => download.send({ invoice, paper: 'receipt' }) },
        ]}
      />
    </>
  );
}
