/** Invoices and receipts, listed and as PDF. Settlement adds them. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeInvoice } from './pdf.ts';
import * as store from './store.ts';

const present = (row: store.InvoiceRow): components['schemas']['Invoice'] => ({
  id: row.id,
  number: row.number,
  issued_at: row.issuedAt.toISOString(),
  plan_name: row.planName,
  frequency: row.frequency,
  num_employees: row.numEmployees,
  period_from: row.periodFrom.toISOString(),
  period_to: row.periodTo.toISOString(),
  net_kobo: row.netKobo,
  vat_percent: row.vatPercent,
  vat_kobo: row.vatKobo,
  total_kobo: row.totalKobo,
  currency: row.currency,
  channel: row.channel,
  card_last_digits: row.cardLast4,
  reference: row.reference,
});

export const invoicesHandlers = ({ config }: Platform): Pick<Handlers, 'listInvoices' | 'downloadInvoice'> => ({
  listInvoices: async (call) => pageOf(call, await store.listInvoices(call.tx, call.businessId, call.query), present),

  downloadInvoice: async ({ tx, businessId, params: { id }, query: { document = 'invoice' }, reply }) => {
    const invoice = await store.findInvoice(tx, businessId, id);
    if (invoice === undefined) throw refuse.missing();
    reply.header('content-disposition', `attachment; filename="${document}-${invoice.number}.pdf"`);
    return { stream: writeInvoice(invoice, document, config.seller), type: 'application/pdf', size: null };
  },
});
