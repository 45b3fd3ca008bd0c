/** What is due in the fleet and in the register: reminders keep their people, days and escalation, and counts are kept. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Register, registerOf } from '../assets/assets.testing.ts';
import { newOwner, type Owner } from '../onboarding/onboarding.testing.ts';
import { newMember } from '../people/people.testing.ts';
import { startTestServer } from '../platform/testing.ts';
import { type Fleet, fleetOf, newVehicle } from './fleet.testing.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
let owner: Owner;
let fleet: Fleet;
let register: Register;
let people: string[];

beforeAll(async () => {
  owner = await newOwner(server);
  fleet = fleetOf(server, owner);
  register = registerOf(server, owner);
  people = [(await newMember(server, owner, 'keeper-of-papers@example.test', ['access_assets'])).user.id];
});

const chosen = () => ({ everyone: false, holder: true, people });
/** Of 14 days and one, at half past six, for one person and whoever has it, and after three days for the owner. */
async function setFor(vehicle: string, type: 'service' | 'document_renewal'): Promise<string> {
  const { status, body } = await register('POST', 'reminders/', {
    asset: vehicle,
    type,
    date: '06:30',
    recipients: chosen(),
    escalate_after: 3,
    set_reminder: '14d',
    further_reminders: ['1d'],
  });
  expect([status, body]).toEqual([201, body]);
  return body.id;
}
const remindersOf = async (vehicle: string) =>
  (await register('GET', `reminders/reminders_filter/?asset=${vehicle}`)).body.results;
const asSet = () => ({ date: '06:30', escalate_after: 3, recipients: chosen() });

describe.each([
  {
    what: 'a service',
    type: 'service' as const,
    place: 'services',
    add: (asset: string, reminder: string) =>
      register('POST', 'maintenance/', {
        asset,
        type: 'service',
        notes: 'Oil',
        cost: 0,
        date: '2026-01-10',
        due_date: '2026-03-20',
        reminder,
      }),
    same: { description: 'Oil and filters', service_date: '2026-01-10', due_date: '2026-03-25' },
    next: { description: 'Oil and filters', service_date: '2026-03-09', due_date: '2026-09-09' },
  },
  {
    what: 'a paper',
    type: 'document_renewal' as const,
    place: 'statutory',
    add: async (asset: string, reminder: string) => {
      const types = (await register('GET', 'assets/list_of_document_types/')).body as { id: string; name: string }[];
      const form = new FormData();
      const type = types.find(({ name }) => name === 'Insurance')?.id ?? '';
      const fields = {
        content_type: 'asset',
        object_id: asset,
        document_type: type,
        expiry_date: '2026-03-20',
        reminder,
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'policy.pdf');
      const path = `/c/${owner.businessId}/asset-management/attachments/add/`;
      return server.call('POST', path, { token: owner.token, form });
    },
    same: { title: 'Third party', due_date: '2026-03-19' },
    next: { title: 'Third party', due_date: '2027-03-20' },
  },
])('the reminder of $what', ({ type, place, add, same, next }) => {
  async function reminded() {
    const { id } = await newVehicle(fleet);
    const reminder = await setFor(id, type);
    const { status, body } = await add(id, reminder);
    expect([status, body]).toEqual([201, body]);
    return { id, reminder, path: `vehicles/${id}/${place}/${body.id}/` };
  }

  it('stays what it is when nothing or the same days are said, and moves with the date', async () => {
    const { id, reminder, path } = await reminded();
    for (const said of [{}, { reminder_days: 14 }]) {
      const { status, body } = await fleet('PUT', path, { ...same, ...said });
      expect([status, body.reminder_days]).toEqual([200, 14]);
      expect(await remindersOf(id)).toMatchObject([
        { ...asSet(), id: reminder, due_date: same.due_date, set_reminder: '14d', further_reminders: ['1d'] },
      ]);
    }
  });

  it('changes its days alone, and ends when none are wanted', async () => {
    const { id, reminder, path } = await reminded();
    await fleet('PUT', path, { ...same, reminder_days: 7 });
    expect(await remindersOf(id)).toMatchObject([
      { ...asSet(), id: reminder, set_reminder: '7d', further_reminders: ['1d'] },
    ]);
    const { body } = await fleet('PUT', path, { ...same, reminder_days: null });
    expect([body.reminder_days, await remindersOf(id)]).toEqual([null, []]);
  });

  it('is set by either door where there is none', async () => {
    const { id, path } = await reminded();
    for (const reminder_days of [null, 21]) await fleet('PUT', path, { ...same, reminder_days });
    expect(await remindersOf(id)).toMatchObject([{ set_reminder: '21d', due_date: same.due_date }]);
    const entry = path.split('/').at(-2);
    const due = type === 'service' ? { maintenance: entry } : { document: entry };
    const given = { asset: id, ...due, type, date: '06:30', set_reminder: '3d' };
    expect(await register('POST', 'reminders/', given)).toMatchObject({
      status: 201,
      body: { due_date: same.due_date },
    });
    expect(await remindersOf(id)).toMatchObject([{ set_reminder: '3d' }]);
    expect((await fleet('PUT', path, same)).body.reminder_days).toBe(3);
  });

  it('is cancelled there and not set here any more', async () => {
    const { id, reminder, path } = await reminded();
    expect((await register('DELETE', `reminders/${reminder}/`)).status).toBe(204);
    expect([(await fleet('PUT', path, same)).body.reminder_days, await remindersOf(id)]).toEqual([null, []]);
  });

  it('is for the same people when it is renewed', async () => {
    const { id, reminder, path } = await reminded();
    const { body } = await fleet('PUT', path, { ...next, reminder_days: 30 });
    const [renewed, ...others] = await remindersOf(id);
    expect(renewed).toMatchObject({
      ...asSet(),
      due_date: next.due_date,
      set_reminder: '30d',
      further_reminders: ['1d'],
    });
    expect([renewed.id === reminder, others, body.reminder_days]).toEqual([false, [], 30]);
  });

  it('stays with what is corrected to a later date', async () => {
    const { id, reminder, path } = await reminded();
    const { body } = await fleet('PUT', path, { ...next, is_correction: true });
    expect(path).toContain(body.id);
    expect(await remindersOf(id)).toMatchObject([{ ...asSet(), id: reminder, due_date: next.due_date }]);
  });
});

describe('what is due', () => {
  const stats = async () => (await fleet('GET', 'vehicle-dashboard/reminder-stats/')).body;
  const counted = async (list: string) => (await fleet('GET', `${list}/`)).body.count;
  const listed = async () => {
    const [services, papers] = [
      await counted('vehicle-service-reminders'),
      await counted('vehicle-statutory-reminders'),
    ];
    const { overdue, due } = await stats();
    expect(services + papers).toBe(overdue + due);
    return { overdue, due, services };
  };

  it('is counted as it comes, moves, is done, and goes to the bin and back with its vehicle', async () => {
    const before = await listed();
    const { id } = await newVehicle(fleet);
    const service = { asset: id, type: 'service', notes: 'Oil', cost: 0, date: '2026-01-10', due_date: '2026-03-01' };
    const { body } = await register('POST', 'maintenance/', service);
    expect(await listed()).toEqual({ ...before, overdue: before.overdue + 1, services: before.services + 1 });
    await fleet('PUT', `vehicles/${id}/services/${body.id}/`, {
      description: 'Oil',
      service_date: '2026-01-10',
      due_date: '2026-03-20',
      is_correction: true,
    });
    const moved = { ...before, due: before.due + 1, services: before.services + 1 };
    expect(await listed()).toEqual(moved);
    await register('PATCH', 'assets/bulk_delete/', { ids: [id] });
    expect(await listed()).toEqual(before);
    await register('POST', 'assets/bin/restore/', { ids: [id] });
    expect(await listed()).toEqual(moved);
    const next = { ...service, date: '2026-03-09', due_date: '2027-03-09' };
    await register('POST', 'maintenance/', { ...next, notes: 'Brake fluid' });
    expect(await listed()).toEqual(moved);
    await register('POST', 'maintenance/', next);
    expect(await listed()).toEqual(before);
  });
});
