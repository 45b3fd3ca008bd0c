import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromBuffer, type ZipFile } from 'yauzl';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { xlsxFile } from '../../platform/exports/xlsx.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, newEmployee, type Parts, partsOf, registerOf } from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let parts: Parts;
const evil = '=HYPERLINK("http://x","y")';

beforeAll(async () => {
  owner = await newOwner(server);
  parts = await partsOf(server, owner);
  const register = registerOf(server, owner);
  const with_ = { assignee: await newEmployee(server, owner), date_assigned: '2026-01-05' };
  const { id } = await added(register, laptopOf(parts, { name: evil, cost: 1500, ...with_ }));
  // As it could be written before such characters were refused.
  await server.sql('update assets set notes = $2 where id = $1', [id, 'a & <b> "c"\u0001']);
  await added(register, laptopOf(parts, { name: 'Sold one', status: 'sold', asset_type: parts.printer }));
});

const download = (query: string, by = owner) =>
  fetch(`${server.url}/api/c/${by.businessId}/asset-management/assets/export/?${query}`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
const linesOf = async (query: string) =>
  (await (await download(query)).text())
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');

async function partsOfZip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = (await promisify(
    fromBuffer as (bytes: Buffer, options: object, done: (error: Error | null, zip: ZipFile) => void) => void,
  )(bytes, { lazyEntries: false, autoClose: false })) as ZipFile;
  const found: Record<string, string> = {};
  const reading: Promise<void>[] = [];
  const open = promisify(zip.openReadStream.bind(zip) as never) as (entry: unknown) => Promise<NodeJS.ReadableStream>;
  await new Promise<void>((done) => {
    zip.on('entry', (entry) => {
      reading.push(
        open(entry).then(async (stream) => {
          found[entry.fileName] = await text(stream as never);
        }),
      );
    });
    zip.on('end', done);
  });
  await Promise.all(reading);
  zip.close();
  return found;
}

describe('the CSV file', () => {
  it('has what the filter leaves, without formulas', async () => {
    const [head, ...lines] = await linesOf('');
    expect(head).toMatch(/^"Asset ID","Name","Type","Location","Status","Assignee"/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(lines[1]).toMatch(/"Assigned","Bola Okafor \(EMP-\d+\)","2026-01-05"/);
    expect(await linesOf('status=sold')).toHaveLength(2);
    expect((await linesOf('search=sold'))[1]).toContain('Sold one');
    expect(await linesOf(`asset_type=${parts.vehicle}`)).toHaveLength(1);
  });

  // Six files of 2,100 rows, written in turns with everything else that goes on.
  it('has every asset once, also more than are read at a time', { timeout: 240_000 }, async () => {
    const many = await newOwner(server);
    const theirs = await partsOf(server, many);
    await server.sql(
      `insert into assets (business_id, id, asset_type_id, is_vehicle, number, name, status, created_at)
       select $1, gen_random_uuid(), $2, false, 'X-' || n, 'Thing ' || n, 'unassigned', now() from generate_series(1, 2100) n`,
      [many.businessId, theirs.laptop],
    );
    const lines = (await (await download('', many)).text()).trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => /"Thing \d+"/.exec(line)?.[0])).size).toBe(2100);
    expect(lines).toHaveLength(2100);
    // In the order of the list too, beyond the first thousand and where values are the same.
    await server.sql('update assets set cost = right(number, 1)::int where business_id = $1', [many.businessId]);
    for (const ordering of ['cost', '-cost', 'name', '-number', 'purchase_date']) {
      const [titles = '', ...rows] = (await (await download(`ordering=${ordering}`, many)).text())
        .trimEnd()
        .replace(/^\ufeff/, '')
        .split('\r\n')
        .map((line) => line.slice(1, -1).split('","'));
      expect(new Set(rows.map(([id]) => id)).size, ordering).toBe(2100);
      const list = (page: number) =>
        server.call(
          'GET',
          `/c/${many.businessId}/asset-management/assets/?page_size=100&page=${page}&ordering=${ordering}`,
          {
            token: many.token,
          },
        );
      for (const page of [1, 11, 21]) {
        const { body } = await list(page);
        const shown = body.results.map(({ number }: { number: string }) => number);
        expect(
          rows.slice((page - 1) * 100, page * 100).map(([id]) => id),
          `${ordering} ${page}`,
        ).toEqual(shown);
      }
      expect(titles[0]).toBe('Asset ID');
    }
  });

  it('has nothing of another business', async () => {
    const other = await newOwner(server);
    expect((await (await download('', other)).text()).trimEnd().split('\r\n')).toHaveLength(1);
    const theirs = await fetch(`${server.url}/api/c/${owner.businessId}/asset-management/assets/export/`, {
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(theirs.status).toBe(404);
  });
});

describe('the workbook', () => {
  it('has the same rows as texts and numbers', async () => {
    const answer = await download('format=xlsx');
    expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="assets-.*\.xlsx"$/);
    const files = await partsOfZip(Buffer.from(await answer.arrayBuffer()));
    const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
    expect(Object.keys(files)).toContain('[Content_Types].xml');
    expect(sheet.match(/<row r="\d+">/g)).toEqual(['<row r="1">', '<row r="2">', '<row r="3">']);
    expect(sheet).toContain(
      '<c r="B3" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;http://x&quot;,&quot;y&quot;)</t></is></c>',
    );
    expect(sheet).toContain('<c r="V3"><v>1500</v></c>');
    expect(sheet).toContain('a &amp; &lt;b&gt; &quot;c&quot;_x0001_</t>');
    expect(sheet).not.toContain('<f>');
  });

  it('is broken off when its rows fail, so that nobody takes a part for the whole', async () => {
    async function* failing() {
      yield ['a'];
      throw new Error('the database went away');
    }
    await expect(buffer(xlsxFile('Sheet', ['A'], failing()))).rejects.toThrow('the database went away');
  });
});

it('says until when somebody has a thing, and for whom it is planned', async () => {
  const register = registerOf(server, owner);
  const [first, next] = [await newEmployee(server, owner, 'Ngozi'), await newEmployee(server, owner, 'Musa')];
  const from = { assignee: first, date_assigned: '2026-01-05' };
  const { id } = await added(register, laptopOf(parts, { name: 'Shared laptop', ...from }));
  await register('POST', `assets/${id}/remove_assignee/`, { end_date: '2099-01-01' });
  await register('POST', `assets/${id}/add_assignee/`, { assignee: next, date_assigned: '2099-01-02' });
  const [head, line] = await linesOf('search=shared');
  expect(head).toContain('"Assigned until","Planned for","Planned from"');
  expect(line).toMatch(/"Ngozi [^"]+","2026-01-05","2099-01-01","Musa [^"]+","2099-01-02"/);
});
