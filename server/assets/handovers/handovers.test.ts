import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, newEmployee, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';
import { sendReceipt } from './background-jobs.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
const manager = 'people@example.test';
let owner: Owner;
let parts: Parts;
let register: Register;
let bola: string;

beforeAll(async () => {
  owner = await newOwner(server);
  parts = await partsOf(server, owner);
  register = registerOf(server, owner);
  bola = await newEmployee(server, owner);
  await server.sql("update employees set email = 'bola@example.test' where id = $1", [bola]);
  await newMember(server, owner, manager, ['access_hr']);
});

const newAssets = async (count: number) => {
  const assets: { id: string; number: string }[] = [];
  for (let at = 0; at < count; at++) assets.push(await added(register, laptopOf(parts, { serial_no: `SN-${at}` })));
  return assets;
};
const signature = { name: 'Bola Okafor', drawing: 'M10 100L200 40L300 160M320 90L330 95' };
const handOver = (assets: readonly { id: string }[], more: object = {}, headers = {}) => {
  const body = { assets: assets.map(({ id }) => id), assignee: bola, date_assigned: '2026-03-10', signature, ...more };
  return register('POST', 'handovers/', body, headers);
};
const signedBy = async (employee: string) => (await register('GET', `handovers/?employee=${employee}`)).body;
const receiptText = async (id: string, token = owner.token) => {
  const response = await fetch(`${server.url}/api/c/${owner.businessId}/asset-management/handovers/${id}/receipt/`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
};
const receiptsTo = async (address: string) =>
  (await server.mails()).filter(({ to, attachments = [] }) => to === address && attachments.length > 0);

describe('a hand-over', () => {
  it('gives several assets to one person, who signs, with a receipt for them and for whoever manages people', async () => {
    const assets = await newAssets(3);
    const { status, body } = await handOver(assets, { expected_return_date: '2026-06-30' });
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        assignee: expect.objectContaining({ id: bola, first_name: 'Bola' }),
        asset_count: 3,
        date_assigned: '2026-03-10',
        expected_return_date: '2026-06-30',
        is_mailed_to_holder: true,
      },
    ]);
    expect((await register('GET', `assets/${assets[0]?.id}`)).body).toMatchObject({
      status: 'active',
      assignee: { id: bola },
      expected_return_date: '2026-06-30',
    });
    const text = await receiptText(body.id);
    for (const { number } of assets) expect(text).toContain(number);
    for (const said of ['Bola Okafor', '10 March 2026', '30 June 2026', 'SN-2', 'the 3 assets'])
      expect(text).toContain(said);
    await soon(async () => expect(await receiptsTo('bola@example.test')).toHaveLength(1));
    await soon(async () => expect(await receiptsTo(manager)).toHaveLength(1));
    await server.job(sendReceipt).work({ businessId: owner.businessId, handoverId: body.id });
    expect(await receiptsTo(manager)).toHaveLength(1);
  });

  it('is all or nothing, and says who has what', async () => {
    const assets = await newAssets(2);
    await register('POST', `assets/${assets[1]?.id}/add_assignee/`, { assignee: bola, date_assigned: '2026-03-02' });
    const before = await server.sql('select count(*)::int as count from asset_handovers');
    const { status, body } = await handOver(assets);
    expect([status, body]).toEqual([400, { 'assets.1': ['Bola Okafor has it already.'] }]);
    expect((await register('GET', `assets/${assets[0]?.id}`)).body.assignee).toBeNull();
    expect(await server.sql('select count(*)::int as count from asset_handovers')).toEqual(before);
  });

  it('keeps the repair of what is in repair', async () => {
    const asset = await added(register, laptopOf(parts, { status: 'out_for_repair' }));
    const { body } = await register('GET', `handovers/assets/?ids=${asset.id}`);
    expect([body[0].status, (await handOver([asset])).status]).toEqual(['out_for_repair', 201]);
    expect((await register('GET', `assets/${asset.id}`)).body).toMatchObject({
      status: 'out_for_repair',
      assignee: { id: bola },
    });
  });

  it('happens once for one Idempotency-Key', async () => {
    const assets = await newAssets(1);
    const headers = { 'idempotency-key': 'one-hand-over' };
    const [first, second] = [await handOver(assets, {}, headers), await handOver(assets, {}, headers)];
    expect([first.status, second.body]).toEqual([201, first.body]);
  });

  it.each([
    ['assets.0', { assets: ['01a00000-0000-7000-8000-000000000000'] }, 'It is no longer there.'],
    ['assignee', { assignee: '01a00000-0000-7000-8000-000000000000' }, 'This employee does not work here.'],
    ['signature', { signature: null }, 'This value is not valid.'],
    ['signature', { signature: { name: 'Bola', drawing: 'M0 0<script>' } }, 'This value is not valid.'],
    ['expected_return_date', { expected_return_date: '2026-03-01' }, 'The return cannot be before the date assigned.'],
  ])('is refused at %s', async (field, wrong, message) => {
    const { status, body } = await handOver(await newAssets(1), wrong);
    expect([status, body]).toEqual([400, { [field]: [message] }]);
  });

  it('of a hundred assets has a receipt of several pages', async () => {
    const ada = await newEmployee(server, owner, 'Ada');
    const assets = await newAssets(60);
    const { body } = await handOver(assets, { assignee: ada, signature: { name: 'Ada' } });
    const text = await receiptText(body.id);
    for (const { number } of assets) expect(text).toContain(number);
    expect(body.is_mailed_to_holder).toBe(false);
  });
});

it('what was chosen is told in its order, with whoever has it', async () => {
  const [one, two] = await newAssets(2);
  await register('POST', `assets/${one?.id}/add_assignee/`, { assignee: bola, date_assigned: '2026-03-02' });
  const ids = [two?.id, '01a00000-0000-7000-8000-000000000000', one?.id].join();
  expect((await register('GET', `handovers/assets/?ids=${ids}`)).body).toEqual([
    {
      id: two?.id,
      number: two?.number,
      name: 'HP EliteBook',
      status: 'unassigned',
      is_vehicle: false,
      is_stopped: false,
      holder: null,
    },
    {
      id: one?.id,
      number: one?.number,
      name: 'HP EliteBook',
      status: 'active',
      is_vehicle: false,
      is_stopped: false,
      holder: 'Bola Okafor',
    },
  ]);
  expect((await register('GET', 'handovers/assets/?ids=nonsense')).status).toBe(400);
});

it('what an employee has signed for is listed, the newest first', async () => {
  const cara = await newEmployee(server, owner, 'Cara');
  const [first, second] = [
    await handOver(await newAssets(1), { assignee: cara }),
    await handOver(await newAssets(2), { assignee: cara }),
  ];
  expect(await signedBy(cara)).toMatchObject({
    count: 2,
    results: [
      { id: second.body.id, asset_count: 2, date_assigned: '2026-03-10', signed_name: 'Bola Okafor' },
      { id: first.body.id, asset_count: 1 },
    ],
  });
});
