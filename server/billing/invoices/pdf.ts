/** An invoice, which says what is billed, and its receipt, which says when and how it was paid. One page of PDF each. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { components } from '../../../openapi/generated/contract.ts';
import { light } from '../../platform/colours.ts';
import { drawnStream } from '../../platform/exports/drawing.ts';
import { left, newSheet, right, type Seller, type Sheet } from '../../platform/exports/pdf-sheet.ts';
import { dayText, timeText } from '../../platform/time/dates.ts';
import { amountText } from '../prices/rules.ts';
import type { InvoiceRow } from './store.ts';

const ways: Record<string, string> = { card: 'Card', bank_transfer: 'Bank transfer', ussd: 'USSD' };
const count = (number: number) => number.toLocaleString('en-NG');
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const paidBy = ({ channel, cardBrand, cardLast4 }: InvoiceRow): string => {
  if (cardLast4 !== null) return `${capitalised(`${cardBrand ?? ''} card`.trim())} ending in ${cardLast4}`;
  return channel === null ? 'Online payment' : (ways[channel] ?? capitalised(channel.replaceAll('_', ' ')));
};

/** The invoice in words, in the time zone and currency of the business. */
const wordsOf = (invoice: InvoiceRow) => {
  const { currency, numEmployees, planName, timeZone } = invoice;
  const day = (date: Date) => dayText(date, timeZone);
  return {
    money: (kobo: number) => amountText(kobo, currency),
    plan: `Steward ${capitalised(planName.replaceAll('_', ' '))}`,
    employees: count(numEmployees),
    people: `${count(numEmployees)} ${numEmployees === 1 ? 'employee' : 'employees'}`,
    period: `${day(invoice.periodFrom)} to ${day(invoice.periodTo)}`,
    issuedOn: day(invoice.issuedAt),
    issuedAt: timeText(invoice.issuedAt, timeZone),
  };
};

type Given = readonly [invoice: InvoiceRow, document: components['schemas']['InvoiceDocument'], seller: Seller];

/** In a thread of its own. */
export const writeInvoice = (...given: Given): Readable =>
  drawnStream({ lane: 'page', module: import.meta.url, draw: drawInvoice, given });

/** @public called there by its name */
export async function drawInvoice([invoice, document, seller]: Given): Promise<Buffer> {
  const title = document === 'invoice' ? 'Invoice' : 'Receipt';
  const sheet = newSheet({ title, number: invoice.number, at: invoice.issuedAt, seller });
  const bytes = buffer(sheet.stream);
  (document === 'invoice' ? bill : confirmPayment)(sheet, invoice);
  sheet.end();
  return bytes;
}

function bill(sheet: Sheet, invoice: InvoiceRow) {
  const { money, plan, employees, period, issuedOn } = wordsOf(invoice);
  const { write, amount, rule } = sheet;
  const buyer = sheet.block('Billed to', [invoice.buyerName, invoice.buyerAddress], sheet.top, { width: 230 });
  const facts = [
    ['Invoice number', invoice.number],
    ['Invoice date', issuedOn],
  ] as const;
  const side = facts.reduce((y, [label, text]) => sheet.fact(label, text, y, { at: 300, gap: 95 }), sheet.top);

  const columns = [
    { at: left, width: 210, align: 'left' },
    { at: 265, width: 65, align: 'right' },
    { at: 335, width: 50, align: 'right' },
    { at: 390, width: 70, align: 'right' },
    { at: 460, width: right - 460, align: 'right' },
  ] as const;
  const cells = (texts: readonly string[], y: number, look = {}) =>
    Math.max(...columns.map((column, at) => write(texts[at] ?? '', y, { ...column, ...look })));
  const head = cells(['Description', 'Employees', 'Months', 'Unit price', 'Amount'], Math.max(buyer, side) + 28, {
    size: 9,
    colour: light.ink3,
  });
  const { months, unitKobo, actualKobo, netKobo } = invoice;
  const line = [plan, employees, String(months), money(unitKobo), money(actualKobo)];
  const first = cells(line, rule(head + 6));
  let y = write(period, first, { width: 280, size: 9, colour: light.ink3 });
  y = rule(y + 8);
  if (actualKobo > netKobo) {
    y = amount('Subtotal', money(actualKobo), y);
    y = amount(`Discount ${invoice.discountPercent} %`, `−${money(actualKobo - netKobo)}`, y);
  }
  y = amount('Net', money(netKobo), y);
  y = amount(`VAT ${invoice.vatPercent} %`, money(invoice.vatKobo), y);
  y = amount('Total, VAT included', money(invoice.totalKobo), y + 4, { size: 12, isBold: true });
  y = amount(`Paid ${issuedOn}`, `−${money(invoice.totalKobo)}`, y);
  y = amount('Amount due', money(0), rule(y + 4), { isBold: true });
  write(`This invoice is paid. Payment reference ${invoice.reference}`, y + 20, { colour: light.ink3 });
}

function confirmPayment(sheet: Sheet, invoice: InvoiceRow) {
  const { money, plan, people, period, issuedOn, issuedAt } = wordsOf(invoice);
  const { amount, fact, rule, top, write } = sheet;
  sheet.box(top, 84);
  const inside = { at: left + 20, width: 400 };
  const paid = write('Paid', top + 12, { ...inside, colour: light.accentText, isBold: true });
  const total = write(money(invoice.totalKobo), paid, { ...inside, size: 22, isBold: true });
  write(`${issuedOn}, ${issuedAt} · ${paidBy(invoice)}`, total, inside);

  const facts = [
    ['Received from', invoice.buyerName],
    ['For invoice', invoice.number],
    ['Payment reference', invoice.reference],
    ['Paid by', paidBy(invoice)],
    ['Paid for', `${plan}, ${people}`],
    ['Period', period],
  ] as const;
  let y = facts.reduce((from, [label, text]) => fact(label, text, from), top + 108);
  y = rule(y + 10);
  y = amount('Net', money(invoice.netKobo), y);
  y = amount(`VAT ${invoice.vatPercent} %`, money(invoice.vatKobo), y);
  y = amount('Amount received', money(invoice.totalKobo), y + 4, { size: 12, isBold: true });
  write('Thank you.', y + 20, { colour: light.ink3 });
}
