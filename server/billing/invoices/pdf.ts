/** An invoice, or the receipt for it, as one page of PDF. */

import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { components } from '../../../openapi/generated/contract.ts';
import { amountText, type Frequency } from '../prices/rules.ts';
import type { InvoiceRow } from './store.ts';

type Seller = { name: string; address: string; taxId: string };

/** Fonts with the naira sign and the letters of all names; the built-in fonts of PDF readers do not have them. */
const fonts = createRequire(import.meta.url);
const [regular, bold] = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
  fonts.resolve(`dejavu-fonts-ttf/ttf/${file}`),
);

const every: Record<Frequency, string> = { monthly: 'Month', quarterly: 'Quarter', yearly: 'Year' };
const ways: Record<string, string> = { card: 'Card', bank_transfer: 'Bank transfer', ussd: 'USSD' };
/** Points; A4 is 595 wide. */
const [left, right, margin] = [50, 545, 50];

const paidBy = ({ channel, cardBrand, cardLast4 }: InvoiceRow): string => {
  const way = channel === null ? 'Payment' : (ways[channel] ?? channel.replaceAll('_', ' '));
  return cardLast4 === null ? way : `${way} (${cardBrand ?? ''} ending in ${cardLast4})`.replace('( ', '(');
};

export function writeInvoice(
  invoice: InvoiceRow,
  document: components['schemas']['InvoiceDocument'],
  seller: Seller,
): Readable {
  const { currency, timeZone } = invoice;
  const title = document === 'invoice' ? 'Invoice' : 'Receipt';
  const day = (date: Date) =>
    new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone }).format(date);
  const money = (kobo: number) => amountText(kobo, currency);

  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    font: regular ?? '',
    info: { Title: `${title} ${invoice.number}`, Author: seller.name, CreationDate: invoice.issuedAt },
  });
  pdf.registerFont('regular', regular ?? '').registerFont('bold', bold ?? '');
  const words = (text: string, x: number, options: PDFKit.Mixins.TextOptions = {}) => pdf.text(text, x, pdf.y, options);
  const block = (heading: string, lines: readonly string[]) => {
    pdf.font('bold').fontSize(9);
    words(heading, left);
    pdf.font('regular').fontSize(10);
    for (const line of lines.filter((one) => one !== '')) words(line, left, { width: right - left });
    pdf.moveDown(1);
  };
  const row = (label: string, amount: string, isTotal = false) => {
    const top = pdf.y;
    pdf.font(isTotal ? 'bold' : 'regular').fontSize(isTotal ? 12 : 10);
    pdf.text(label, left, top, { width: 330 });
    const bottom = pdf.y;
    pdf.text(amount, right - 160, top, { width: 160, align: 'right' });
    pdf.y = Math.max(bottom, pdf.y) + 6;
  };
  const rule = () => {
    pdf.moveTo(left, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).stroke();
    pdf.y += 8;
  };

  pdf.font('bold').fontSize(20).text(title, left, margin);
  pdf.font('regular').fontSize(10);
  words(`Number ${invoice.number}`, left);
  words(`Date ${day(invoice.issuedAt)}`, left);
  words(`Payment ${invoice.reference}`, left);
  pdf.moveDown(1);
  const taxId = seller.taxId === '' ? '' : `Tax identification number ${seller.taxId}`;
  block('From', [seller.name, seller.address, taxId]);
  block('To', [invoice.buyerName, invoice.buyerAddress]);

  const people = `${invoice.numEmployees} ${invoice.numEmployees === 1 ? 'employee' : 'employees'}`;
  const plan = `Steward ${invoice.planName.replaceAll('_', ' ')}, ${people}, ${every[invoice.frequency].toLowerCase()}`;
  block('For', [
    plan,
    `${day(invoice.periodFrom)} to ${day(invoice.periodTo)}`,
    `${money(invoice.unitKobo)} per employee per month, ${invoice.months} × ${invoice.numEmployees}`,
  ]);
  rule();
  row('Price', money(invoice.actualKobo));
  if (invoice.actualKobo > invoice.netKobo) {
    row(`Discount ${invoice.discountPercent} %`, `−${money(invoice.actualKobo - invoice.netKobo)}`);
  }
  row('Net', money(invoice.netKobo));
  row(`VAT ${invoice.vatPercent} %`, money(invoice.vatKobo));
  rule();
  row('Total, VAT included', money(invoice.totalKobo), true);
  row(`Paid ${day(invoice.issuedAt)}: ${paidBy(invoice)}`, money(invoice.totalKobo));
  row('Balance due', money(0));
  pdf.end();
  return pdf as unknown as Readable;
}
