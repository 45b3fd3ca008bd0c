/** A statutory paper of a vehicle is a document of the register, through either door. */
import { describe, expect, it } from 'vitest';
import { registerOf } from '../assets/assets.testing.ts';
import { newOwner } from '../onboarding/onboarding.testing.ts';
import { startTestServer } from '../platform/testing.ts';
import { addFile, fleetOf, newVehicle } from './fleet.testing.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
const owner = await newOwner(server);
const fleet = fleetOf(server, owner);
const register = registerOf(server, owner);

describe('a paper', () => {
  const given = { type: 'insurance', title: 'Third party', issue_date: '2025-03-15', due_date: '2026-03-15' };
  const documentsOf = async (id: string) =>
    (await register('GET', `assets/${id}/get_asset_attachments/?attachment_type=statutory`)).body.results;

  it('is added here without a file and is a document there', async () => {
    const { id } = await newVehicle(fleet);
    const { status, body } = await fleet('POST', `vehicles/${id}/statutory/`, {
      ...given,
      reminder_days: 7,
      mileage: 900,
    });
    expect([status, body]).toMatchObject([
      201,
      { type_display: 'Insurance', due_in: 5, state: 'due', reminder_days: 7, mileage: 900 },
    ]);
    expect(await documentsOf(id)).toMatchObject([
      {
        id: body.id,
        name: 'Third party',
        document_type_name: 'Insurance',
        file: null,
        fileInfo: null,
        expiry_date: '2026-03-15',
      },
    ]);
    const added = await addFile(server, owner, 'vehicle-attachments/add/', {
      content_type: 'vehiclestatutory',
      object_id: body.id,
    });
    expect(await documentsOf(id)).toMatchObject([{ file_id: added.id, fileInfo: { name: 'policy.pdf' } }]);
    expect((await fleet('DELETE', `vehicle-attachments/${added.id}/`)).status).toBe(204);
    expect(await documentsOf(id)).toMatchObject([{ id: body.id, file: null }]);
  });

  it('is renewed with a later expiry: the old one is an earlier version there, with its file', async () => {
    const { id } = await newVehicle(fleet);
    const [old, fresh] = [await addFile(server, owner), await addFile(server, owner)];
    const { body: first } = await fleet('POST', `vehicles/${id}/statutory/`, { ...given, attachments: [old.id] });
    const path = `vehicles/${id}/statutory/${first.id}/`;
    const renewal = { ...given, issue_date: '2026-03-10', due_date: '2027-03-14', attachments: [old.id, fresh.id] };
    const { status, body } = await fleet('PUT', path, {
      ...renewal,
      id: first.id,
      vehicleId: id,
      documentId: first.id,
    });
    expect([status, body]).toMatchObject([200, { version: 2, state: 'valid', attachments: [{ id: fresh.id }] }]);
    expect((await fleet('PUT', path, { ...renewal, due_date: '2028-03-14' })).body.code).toBe('renewed');
    const { results } = (await register('GET', `attachments/${body.id}/versions/`)).body;
    expect(results).toMatchObject([
      { id: body.id, version: 2 },
      { id: first.id, version: 1, file_id: old.id },
    ]);
    await fleet('PATCH', `vehicles/${id}/statutory/bulk-delete/`, { ids: [body.id] });
    expect((await fleet('GET', `vehicles/${id}/statutory/insurance`)).body.results).toMatchObject([{ id: first.id }]);
  });

  it('is renewed together with others: each has its own copy of their file', async () => {
    const file = await addFile(server, owner);
    const renewal = { ...given, issue_date: '2026-03-10', due_date: '2027-03-14', attachments: [file.id] };
    const key = { 'Idempotency-Key': `together-${file.id}` };
    const renewed: { attachments: { id: string; name: string }[] }[] = [];
    for (const plate_no of ['KJA-117-YD', 'LND-24-XA']) {
      const { id } = await newVehicle(fleet, { plate_no });
      const { body: old } = await fleet('POST', `vehicles/${id}/statutory/`, given);
      const put = () => fleet('PUT', `vehicles/${id}/statutory/${old.id}/`, renewal, key);
      const [{ status, body }, again] = [await put(), await put()];
      expect([status, again.body]).toEqual([200, body]);
      renewed.push(body);
    }
    const [first, second] = renewed.map(({ attachments }) => attachments);
    expect([first, second]).toMatchObject([[{ id: file.id }], [{ name: 'policy.pdf' }]]);
    expect(second?.[0]?.id).not.toBe(file.id);
    await fleet('DELETE', `vehicle-attachments/${file.id}/`);
    const copy = await fleet('GET', `vehicle-attachments/${second?.[0]?.id}/file/`);
    expect(copy.status).toBe(200);
  });

  it('is renewed there, and is valid here with the old one as its earlier version', async () => {
    const { id } = await newVehicle(fleet);
    const { body: first } = await fleet('POST', `vehicles/${id}/statutory/`, given);
    const renewed = await addFile(server, owner, `asset-management/attachments/${first.id}/renew/`, {
      expiry_date: '2027-03-14',
    });
    expect((await fleet('GET', `vehicles/${id}/statutory/`)).body.results).toMatchObject([
      { id: renewed.id, type: 'insurance', due_date: '2027-03-14', version: 2, state: 'valid' },
    ]);
    expect((await fleet('GET', `vehicle-statutory-reminders/?vehicle=${id}`)).body.count).toBe(0);
    expect((await fleet('PUT', `vehicles/${id}/statutory/${first.id}/`, given)).body.code).toBe('renewed');
  });

  it('is corrected otherwise, and nothing is sent twice', async () => {
    const { id } = await newVehicle(fleet);
    const { body: first } = await fleet('POST', `vehicles/${id}/statutory/`, { ...given, reminder_days: 7 });
    const path = `vehicles/${id}/statutory/${first.id}/`;
    const { body } = await fleet('PUT', path, { ...given, title: 'Comprehensive', type: 'roadworthiness' });
    expect(body).toMatchObject({
      id: first.id,
      title: 'Comprehensive',
      type: 'roadworthiness',
      version: 1,
      reminder_days: 7,
    });
    expect(await documentsOf(id)).toMatchObject([{ id: first.id, name: 'Comprehensive', expiry_date: '2026-03-15' }]);
    const wrong = await fleet('PUT', path, { ...given, due_date: '2025-01-01' });
    expect([wrong.status, wrong.body]).toEqual([400, { due_date: ['It must not be before the date of issue.'] }]);
  });

  it('is deleted there and gone here, and the other way round', async () => {
    const { id } = await newVehicle(fleet);
    const [one, two] = [
      (await fleet('POST', `vehicles/${id}/statutory/`, given)).body,
      (await fleet('POST', `vehicles/${id}/statutory/`, { ...given, type: 'roadworthiness' })).body,
    ];
    await register('DELETE', `attachments/${one.id}/`);
    expect((await fleet('GET', `vehicles/${id}/statutory/`)).body.results).toMatchObject([{ id: two.id }]);
    await fleet('PATCH', `vehicles/${id}/statutory/bulk-delete/`, { ids: [two.id] });
    expect(await documentsOf(id)).toEqual([]);
  });

  it('that is added there is due here, whatever its type', async () => {
    const own = await newOwner(server);
    const [ownFleet, ownRegister] = [fleetOf(server, own), registerOf(server, own)];
    const { id } = await newVehicle(ownFleet);
    const { body: type } = await ownRegister('POST', 'assets/create_document/', { name: 'Emission test' });
    await addFile(server, own, 'asset-management/attachments/add/', {
      content_type: 'asset',
      object_id: id,
      document_type: type.id,
      expiry_date: '2026-03-01',
    });
    const { results } = (await ownFleet('GET', 'vehicle-statutory-reminders/')).body;
    expect(results).toMatchObject([
      { type: 'other', type_display: 'Emission test', due_in: -9, state: 'expired', vehicle: { id } },
    ]);
    expect((await ownFleet('GET', `vehicles/${id}/statutory/expired`)).body.count).toBe(1);
    expect((await ownFleet('GET', `vehicles/${id}/statutory/valid`)).body.count).toBe(0);
    expect((await ownFleet('GET', `vehicle-statutory-reminders/?id=${results[0].id}`)).body.count).toBe(1);
    expect((await ownFleet('GET', 'vehicle-dashboard/reminder-stats/')).body).toEqual({
      overdue: 1,
      due: 0,
      missing: 5,
    });
    const file = await server.call('GET', results[0].attachments[0].file.replace('/api', ''), { token: own.token });
    expect(file.status).toBe(200);
  });
});
