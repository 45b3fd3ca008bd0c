import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let other: Owner;
let parts: Parts;
let register: Register;

beforeAll(async () => {
  [owner, other] = [await newOwner(server), await newOwner(server)];
  parts = await partsOf(server, owner);
  register = registerOf(server, owner);
});

const newLaptop = (more: object = {}) => added(register, laptopOf(parts, more));
const tokenOf = async (id: string) =>
  (await server.sql<{ token: string }>('select label_token as token from assets where id = $1', [id]))[0]?.token ?? '';
const labelOf = (token: string) => server.call('GET', `/labels/${token}/`);
const byCode = (code: string, ask = register) => ask('GET', `assets/by_code/?code=${encodeURIComponent(code)}`);
const print = (order: object) => register('POST', 'labels/', { sheet: 'l7160', ...order });

/** The pages of an order: their sizes, texts and where the codes lead. */
async function printed(order: object) {
  const response = await fetch(`${server.url}/api/c/${owner.businessId}/asset-management/labels/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sheet: 'l7160', ...order }),
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const [content, notes] = [await page.getTextContent(), await page.getAnnotations()];
      return {
        size: page.view.slice(2).map((points) => Math.round((points * 25.4) / 72)),
        text: content.items.map((item) => ('str' in item ? item.str : '')).join(' '),
        links: notes.map(({ url, rect }) => ({ url: url as string, at: rect as number[] })),
      };
    }),
  );
}

describe('the token of a label', () => {
  it('leads anybody to the name of the asset, and to nothing else', async () => {
    const { id } = await newLaptop();
    const token = await tokenOf(id);
    expect(token).toMatch(/^[\w-]{16}$/);
    const { status, body } = await labelOf(token);
    expect([status, body]).toEqual([200, { name: 'HP EliteBook', takes_fault_reports: true }]);
  });

  it('leads members who may open assets to the asset, and tells nobody else its id', async () => {
    const { id } = await newLaptop();
    const token = await tokenOf(id);
    const open = (by?: string) => server.call('GET', `/labels/${token}/asset/`, by === undefined ? {} : { token: by });
    const keeper = await newMember(server, owner, 'keeper@example.test', ['access_assets']);
    for (const member of [owner, keeper])
      expect((await open(member.token)).body).toEqual({ business: owner.businessId, asset: id });
    const clerk = await newMember(server, owner, 'clerk@example.test', ['access_hr', 'access_vehicles']);
    for (const { token: other } of [clerk, await newPerson(server), await newOwner(server)])
      expect((await open(other)).status).toBe(404);
    expect((await open()).status).toBe(401);
    await register('PATCH', 'assets/bulk_delete/', { ids: [id] });
    expect((await open(owner.token)).status).toBe(404);
  });

  it('is different for each, made up ones are unknown, and so are deleted assets and closed businesses', async () => {
    const [one, two] = [await newLaptop(), await newLaptop()];
    const [first, second] = [await tokenOf(one.id), await tokenOf(two.id)];
    expect(first).not.toBe(second);
    expect((await labelOf('A'.repeat(16))).status).toBe(404);
    await register('PATCH', 'assets/bulk_delete/', { ids: [one.id] });
    expect((await labelOf(first)).status).toBe(404);
    await server.sql('update businesses set closed_at = now() where id = $1', [owner.businessId]);
    const closed = await labelOf(second);
    await server.sql('update businesses set closed_at = null where id = $1', [owner.businessId]);
    expect([closed.status, (await labelOf(second)).status]).toEqual([404, 200]);
  });
});

describe('a code', () => {
  it('is the address of a label, an Asset ID or a serial number', async () => {
    const { id, number } = await newLaptop({ serial_no: 'SN 77-1' });
    const address = `https://steward.example/a/${await tokenOf(id)}`;
    for (const code of [address, number.toLowerCase(), ' sn 77-1 '])
      expect((await byCode(code)).body).toEqual({ id, number, name: 'HP EliteBook' });
  });

  it('of another business, of nothing or of several assets is refused', async () => {
    const { id } = await newLaptop({ serial_no: 'TWICE' });
    await newLaptop({ serial_no: 'TWICE' });
    const address = `https://steward.example/a/${await tokenOf(id)}`;
    const unknown = { status: 400, body: { non_field_errors: ['No asset has this code.'] } };
    expect(await byCode(address, registerOf(server, other))).toMatchObject(unknown);
    expect(await byCode('NOTHING')).toMatchObject(unknown);
    expect(await byCode('twice')).toMatchObject({ status: 409, body: { code: 'several' } });
  });

  it('counts in a stock-take when it is the address of a label', async () => {
    const { id, number } = await newLaptop();
    const begun = await register('POST', 'stock_takes/', { location: parts.region });
    const label = `https://steward.example/a/${await tokenOf(id)}`;
    const counted = await register('POST', `stock_takes/${begun.body.id}/items/`, { label, found: true });
    expect(counted.body.item).toMatchObject({ number, state: 'found' });
  });
});

describe('printed labels', () => {
  it('have the business, the asset and its ID, with a code that leads to its address, from a place on', async () => {
    const assets = [await newLaptop({ name: 'Ladder' }), await newLaptop(), await newLaptop()];
    const pages = await printed({ ids: assets.map(({ id }) => id), start: 20 });
    const tokens = await Promise.all(assets.map(({ id }) => tokenOf(id)));
    const [business] = await server.sql<{ name: string }>('select name from businesses where id = $1', [
      owner.businessId,
    ]);
    expect(pages.map(({ size, links }) => [size, links.length])).toEqual([
      [[210, 297], 2],
      [[210, 297], 1],
    ]);
    for (const text of [business?.name, 'Ladder', assets[0].number, assets[1].number])
      expect(pages[0]?.text).toContain(text);
    expect(pages.flatMap(({ links }) => links.map(({ url }) => url.slice(-19)))).toEqual(
      tokens.map((token) => `/a/${token}`),
    );
  });

  it('fill one page each for a label printer, and keep to their label with long names', async () => {
    const { id } = await newLaptop({ name: 'W'.repeat(150) });
    const [page, ...others] = await printed({ sheet: 'single', ids: [id] });
    expect([page?.size, others]).toEqual([[50, 25], []]);
  });

  it('are made for what a filter leaves, by Asset ID', async () => {
    const names = [await newLaptop({ name: 'Filtered gadget' }), await newLaptop({ name: 'Filtered gadget' })];
    const [page] = await printed({ filter: { search: 'filtered gadget' } });
    const found = page?.text.match(/LAP-\d+/g);
    expect(found).toEqual(names.map(({ number }) => number));
  });

  it('are refused for a place that the sheet has not, for nothing, and for both ids and filter', async () => {
    const { id } = await newLaptop();
    expect((await print({ ids: [id], start: 22 })).body).toEqual({ start: ['This sheet has 21 labels.'] });
    expect((await print({ filter: { search: 'nowheretobefound' } })).body).toMatchObject({ code: 'none' });
    expect((await print({ ids: [id], filter: {} })).status).toBe(400);
    expect((await print({})).status).toBe(400);
  });

  it('of more than a thousand are refused', async () => {
    await server.sql(
      `insert into assets (business_id, id, asset_type_id, is_vehicle, number, name, location_id, status, created_at)
       select business_id, gen_random_uuid(), asset_type_id, false, 'BULK-' || n, 'Bulk', location_id, 'unassigned', now()
       from assets, generate_series(1, 1001) n where id = $1`,
      [(await newLaptop()).id],
    );
    expect(await print({ filter: { search: 'bulk' } })).toMatchObject({ status: 409, body: { code: 'too_many' } });
    const [{ tokens } = { tokens: 0 }] = await server.sql<{ tokens: number }>(
      'select count(distinct label_token)::int as tokens from assets where business_id = $1 and name = $2',
      [owner.businessId, 'Bulk'],
    );
    expect(tokens).toBe(1001);
  });
});
