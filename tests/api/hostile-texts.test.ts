/**
 * Names that attack what they are printed in, tried in everything that the server writes: the contract refuses them where
 * they are typed, an import puts them on one line, and calendars, mails, receipts, labels and sheets stay what they are with
 * the names that were stored before that.
 */
import { buffer, text } from 'node:stream/consumers';
import Papa from 'papaparse';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { assetImportContext, checkAssetRow } from '../../rules/assets/import-row.ts';
import { checkEmployeeRow, employeeImportContext } from '../../rules/hr/import-row.ts';
import { isLine, onOneLine } from '../../rules/shared/line.ts';
import { writeReceipt } from '../../server/assets/handovers/receipt.ts';
import { labelsPdf } from '../../server/assets/labels/pdf.ts';
import { sheets } from '../../server/assets/labels/rules.ts';
import { csvFile } from '../../server/platform/exports/csv.ts';
import { xlsxFile } from '../../server/platform/exports/xlsx.ts';
import { compileSerializer } from '../../server/platform/http/validation.ts';
import { renderMail } from '../../server/platform/mail/mail-template.ts';
import { toE164 } from '../../server/platform/phone.ts';
import { calendarText } from '../../server/shell/calendar/calendar.ts';
import { fits, operations, resolved, type Schema } from './schemas.ts';

/** Each with whether the contract takes it as a name. */
const hostile: [name: string, isTaken: boolean][] = [
  ['Mouse\nSigned by Adaeze Okafor\nReceived in good condition: 40 laptops', false],
  ['Mouse\r\nBcc: everybody@example.test', false],
  ['Mouse\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Pay ₦5,000,000', false],
  ['Mouse\u2028Signed by Adaeze\u2029Paid', false],
  ['Mouse\u0085\u000b\u000cSigned by Adaeze', false],
  ['Mouse\t=1+1', false],
  ['Mouse\u001b[31m\u0007\u007f', false],
  ['Mouse \u202egpj.exe', false],
  ['Mouse \u2067turned', false],
  ['Mouse\u202c\u2069', false],
  ['=HYPERLINK("https://evil.example","Mouse")', true],
  ['+1+1;@SUM(A1)', true],
  ['A; B, C\\ "D" : E\\n', true],
  ['<b>Mouse</b></t></is><f>1+1</f>&amp;<script>', true],
  ['شركة النور (Lagos) 123', true],
  ['Laptop 👩‍💻 🛠 漢字 ❤️', true],
];
const names = hostile.map(([name]) => [name] as const);

/** The XML of the only sheet of a workbook. */
async function sheetOf(workbook: Buffer): Promise<string> {
  const zip = await new Promise<ZipFile>((open, fail) =>
    fromBuffer(workbook, { lazyEntries: true }, (error, file) => (error ? fail(error) : open(file))),
  );
  return new Promise((found, fail) => {
    zip.on('entry', (entry: Entry) => {
      if (!entry.fileName.endsWith('sheet1.xml')) zip.readEntry();
      else zip.openReadStream(entry, (error, stream) => (error ? fail(error) : found(text(stream))));
    });
    zip.readEntry();
  });
}

const isLineField = (schema: Schema) => schema.format === 'line';
function lineFieldsOf(schema: Schema): [string, Schema][] {
  return Object.entries(resolved(schema).properties ?? {})
    .map(([name, field]): [string, Schema] => [name, resolved(field)])
    .filter(([, field]) => isLineField(field) && (field.maxLength ?? 0) >= 100);
}

describe('the contract', () => {
  const fields = operations.flatMap(({ id, body }) =>
    body === null ? [] : lineFieldsOf(body).map(([name, field]) => [`${id} ${name}`, field] as const),
  );

  it('has names in many operations', () => expect(fields.length).toBeGreaterThan(80));

  it.each(hostile)('takes %j as a name: %s', (name, isTaken) => {
    for (const [field, schema] of fields)
      if (name.length <= (schema.maxLength ?? 0)) expect([field, fits(schema, name)]).toEqual([field, isTaken]);
  });

  it('leaves no text of a request without a format or a pattern', () => {
    const open: string[] = [];
    for (const { id, body, parameters } of operations)
      for (const [name, field] of [
        ...Object.entries(resolved(body ?? {}).properties ?? {}),
        ...parameters.map((one) => [one.name, one.schema] as const),
      ]) {
        const {
          type,
          format,
          enum: values,
          contentMediaType,
          ...rest
        } = resolved(field) as Schema & { pattern?: string };
        const isStated = [format, values, contentMediaType].some((one) => one !== undefined);
        if ([type].flat().includes('string') && !isStated && !rest.pattern?.startsWith('^')) open.push(`${id} ${name}`);
      }
    expect(open).toEqual([]);
  });
});

it('answers a name that was stored before the contract refused it', () => {
  const warned = vi.spyOn(console, 'warn');
  const schema = {
    anyOf: [{ type: 'object', properties: { name: { type: 'string', format: 'line' } } }, { type: 'null' }],
  };
  const write = compileSerializer({ schema });
  for (const [name] of names) expect(JSON.parse(write({ name }))).toEqual({ name });
  expect(warned).not.toHaveBeenCalled();
});

describe.each(names)('an import of %j', (name) => {
  const cell = Papa.parse<string[]>(Papa.unparse([[name]], { quotes: true, newline: '\r\n' })).data[0]?.[0] ?? '';

  it('makes a line of it, or refuses it', () => {
    const ofAssets = assetImportContext({
      types: [{ id: 'laptop', name: 'Laptop', vehicle_type: false }],
      locations: [],
      dayOrder: null,
      location: null,
      today: '2026-11-25',
    });
    const cells = {
      asset_or_vehicle_type: 'laptop',
      status: 'assigned',
      asset_condition: 'new',
      name: cell,
      vendor: cell,
    };
    const { asset, problems } = checkAssetRow(cells, ofAssets);
    expect(asset === null ? problems.map(({ column }) => column) : isLine(`${asset.name} ${asset.vendor}`)).toEqual(
      asset === null ? ['name', 'vendor'] : true,
    );
    const lists = {
      departments: [],
      regions: [],
      subsidiaries: [],
      jobs: [],
      banks: [],
      pensionProviders: [],
      today: '2026-03-02',
      country: 'NG',
    };
    const ofEmployees = employeeImportContext(lists, { dayOrder: null, location: null }, toE164);
    const { employee } = checkEmployeeRow({ first_name: 'Ada', last_name: 'Obi', address: cell }, ofEmployees, null);
    if (employee !== null) expect(isLine(employee.address ?? '')).toBe(true);
  });
});

const noHolidays = { since: new Date('2026-03-02T10:00:00Z'), holidays: [], away: [], shifts: [] };

describe.each(names)('with the name %j', (name) => {
  it('a mail has one line of subject, and each paragraph is one', () => {
    const given = { publicUrl: 'https://steward.test', to: 'a@example.test', button: null, after: '' };
    const { subject, text: words } = renderMail({
      ...given,
      subject: `About ${name}`,
      before: [`From ${name}.`, 'Two.'],
    });
    expect(isLine(subject)).toBe(true);
    expect(words.split('\n\n').slice(0, 2)).toEqual([onOneLine(`From ${name}.`), 'Two.']);
  });

  it('a calendar has one event, and no property that Steward did not write', () => {
    const event = { id: '1', title: name, dueOn: '2026-03-02', createdAt: new Date(0), url: null };
    const lines = calendarText({ business: name, timeZone: 'Africa/Lagos', ...noHolidays, events: [event] })
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n');
    const properties = lines.map((line) => line.split(/[:;]/)[0]);
    const plain = calendarText({
      business: 'X',
      timeZone: 'Africa/Lagos',
      ...noHolidays,
      events: [{ ...event, title: 'X' }],
    });
    expect(properties).toEqual(plain.split('\r\n').map((line) => line.split(/[:;]/)[0]));
    const escaped = (given: string) => given.replaceAll(/[\\;,]/g, '\\$&');
    expect(lines).toContain(`X-WR-CALNAME:${escaped(`${onOneLine(name)} · Steward`)}`);
    expect(lines).toContain(`SUMMARY:${escaped(`${onOneLine(name)} is due`)}`);
  });

  it('a CSV has one row, whose cell no spreadsheet runs', async () => {
    async function* rows() {
      yield [name];
    }
    const { data } = Papa.parse<string[]>((await text(csvFile(['Name'], rows()))).trim());
    expect(data).toHaveLength(2);
    expect(data[1]?.[0]).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('a workbook has one cell, which is a text', async () => {
    async function* rows() {
      yield [name];
    }
    const sheet = await sheetOf(await buffer(xlsxFile('Assets', ['Name'], rows())));
    expect(sheet.match(/<row\b/g)).toHaveLength(2);
    expect(sheet.match(/<c\b[^>]*t="inlineStr"/g)).toHaveLength(2);
    expect(sheet).not.toMatch(/<f>|[^\t\n\r\u{20}-\u{10ffff}]/u);
  });

  it('a receipt and a label print it as one line', async () => {
    for (const print of [receiptWith, labelWith]) {
      const bytes = await print(name);
      expect(bytes.equals(await print(onOneLine(name)))).toBe(true);
      const { text: printed } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
      expect(printed).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    }
  });
});

const receiptWith = (name: string) =>
  writeReceipt({
    id: '1',
    dateAssigned: '2026-03-02',
    expectedReturnDate: null,
    signedName: 'Ada Obi',
    signature: null,
    holder: {
      id: '2',
      first_name: name,
      last_name: 'Obi',
      employee_id: 'E-1',
      job_title: '',
      department: null,
      region: null,
      email: null,
    },
    items: [{ number: 'A-1', name, mark: 'S-1' }],
    handedOverBy: 'Bola',
    createdAt: new Date(0),
    business: name,
    address: name,
    timeZone: 'Africa/Lagos',
  });

async function labelWith(name: string): Promise<Buffer> {
  const order = { sheet: sheets.l7163, start: 1, business: name, publicUrl: 'https://steward.test', now: new Date(0) };
  return labelsPdf([[{ number: 'A-1', name, token: 'abcdefghijklmnop' }], order]);
}
