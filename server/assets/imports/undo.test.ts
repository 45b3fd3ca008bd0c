/** Undoing an import. */
import { expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { added, laptopOf, newEmployee } from '../assets.testing.ts';
import { laptop, newRegister, serial } from './imports.testing.ts';

const server = await startTestServer({ jobs: true });
const { find, imports, owner, parts, register } = await newRegister(server);

it('bins what it added, and changes back what it updated', async () => {
  const asset = await added(register, laptopOf(parts, { serial_no: serial(), name: 'Before' }));
  const code = serial();
  const done = await imports.stored([
    { cells: laptop({ serial_no: code }) },
    { act: 'update', record: asset.id, cells: { name: 'After' } },
  ]);
  expect((await imports.undo(done.id)).status).toBe(202);
  expect(await imports.ended(done.id, 'undone')).toMatchObject({ undone: 2, kept: 0 });
  expect(await find(code)).toEqual([]);
  expect((await register('GET', `assets/${asset.id}`)).body).toMatchObject({ name: 'Before' });
  expect((await imports.undo(done.id)).status).toBe(409);
});

it('gives what it marked as sold back to whoever had it', async () => {
  const ada = await newEmployee(server, owner, 'Ada');
  const given = { assignee: ada, date_assigned: '2026-01-05' };
  const asset = await added(register, laptopOf(parts, { serial_no: serial(), ...given }));
  const read = async () => (await register('GET', `assets/${asset.id}`)).body;
  const done = await imports.stored([{ act: 'update', record: asset.id, cells: { status: 'Sold' } }]);
  expect(await read()).toMatchObject({ status: 'sold', assignee: null });
  expect((await imports.undo(done.id)).status).toBe(202);
  expect(await imports.ended(done.id, 'undone')).toMatchObject({ undone: 1, kept: 0 });
  expect(await read()).toMatchObject({ status: 'active', assignee: { id: ada }, date_assigned: '2026-01-05' });
});

it('says what was changed since, and undoes the rest when asked to', async () => {
  const [one, two] = [serial(), serial()];
  const done = await imports.stored([{ cells: laptop({ serial_no: one }) }, { cells: laptop({ serial_no: two }) }]);
  const [changed] = await find(one);
  await register('PATCH', 'assets/bulk_change/', { ids: [changed.id], status: 'missing' });
  const { status, body } = await imports.undo(done.id);
  expect([status, body.code]).toEqual([409, 'changed_since']);
  expect(body.changed).toEqual([
    { id: changed.id, number: changed.number, name: changed.name, what: ['Changed status (Unassigned → Missing)'] },
  ]);
  expect((await imports.undo(done.id, true)).status).toBe(202);
  expect(await imports.ended(done.id, 'undone')).toMatchObject({ undone: 1, kept: 1 });
  expect([(await find(one)).length, (await find(two)).length]).toEqual([1, 0]);
});

it('keeps what something was recorded about since, whatever it is, and says what', async () => {
  const day = inLagos(0, server.clock.now());
  const [type] = (await register('GET', 'issue-type/')).body.results;
  const records: Record<string, (id: string) => Promise<{ status: number }>> = {
    'Recorded a repair': (asset) =>
      register('POST', 'maintenance/', {
        asset,
        type: 'repair',
        date: day,
        cost: 120_000,
        vendor: 'Slot',
        notes: 'Screen',
      }),
    'Reported “It smokes”': (asset) =>
      register('POST', `assets/${asset}/issues/`, {
        issue_type: type.id,
        message: 'It smokes',
        priority_level: 'low',
        date: day,
      }),
    'Reminder set': (asset) =>
      register('POST', 'reminders/', { asset, type: 'document_renewal', date: '09:30', set_reminder: '5d' }),
    'Assigned to': async (asset) =>
      register('POST', `assets/${asset}/add_assignee/`, {
        assignee: await newEmployee(server, owner),
        date_assigned: day,
      }),
    'Planned maintenance': (asset) =>
      register('POST', 'maintenance_plans/', {
        name: 'Yearly',
        type: 'service',
        asset,
        every: 1,
        unit: 'year',
        counts_from: 'completed',
        last_done_on: day,
      }),
  };
  const names = Object.keys(records);
  const before = await added(register, laptopOf(parts, { serial_no: serial(), name: 'Before' }));
  const done = await imports.stored([
    ...names.map(() => ({ cells: laptop({ name: 'Kept' }) })),
    { act: 'update', record: before.id, cells: { name: 'After' } },
    { cells: laptop({ name: 'Goes' }) },
  ]);
  const kept = (await find('Kept')).toReversed();
  for (const [at, name] of names.entries()) {
    const answer = await records[name]?.(kept[at].id);
    if (![200, 201].includes(answer?.status ?? 0)) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  }
  expect((await records['Reported “It smokes”']?.(before.id))?.status).toBe(201);
  const { body } = await imports.undo(done.id);
  expect(body.code).toBe('changed_since');
  const said = new Map(body.changed.map(({ id, what }: { id: string; what: string[] }) => [id, what.join()]));
  for (const [at, name] of names.entries()) expect(said.get(kept[at].id)).toContain(name);
  expect(said.get(before.id)).toContain('Reported');
  expect(body.stays.join()).toContain(`${kept[0].number}, Kept: Recorded a repair of ₦120,000`);
  expect((await imports.undo(done.id, true)).status).toBe(202);
  expect(await imports.ended(done.id, 'undone')).toMatchObject({ undone: 1, kept: names.length + 1 });
  expect((await find('Kept')).length).toBe(names.length);
  expect((await register('GET', `assets/${before.id}`)).body).toMatchObject({ name: 'After' });
});

it('does not stand in the way of undoing an older import', async () => {
  const code = serial();
  const first = await imports.stored([{ cells: laptop({ serial_no: code, name: 'First' }) }]);
  const [asset] = await find(code);
  const update = (name: string) => imports.stored([{ act: 'update', record: asset.id, cells: { name } }]);
  const second = await update('Second');
  expect((await imports.undo(first.id)).body).toMatchObject({ code: 'changed_since' });
  const third = await update('Third');
  for (const { id } of [third, second]) {
    expect((await imports.undo(id)).status).toBe(202);
    await imports.ended(id, 'undone');
  }
  expect(await find(code)).toMatchObject([{ name: 'First' }]);
  expect((await imports.undo(first.id)).status).toBe(202);
  expect(await imports.ended(first.id, 'undone')).toMatchObject({ undone: 1, kept: 0 });
});

it('knows every table that names an asset or an employee', async () => {
  /** Each is in the history of the record, is asked about beside it, or follows from the record and says nothing of its own. */
  const known = {
    assets: {
      history: [
        ...[
          'asset_assignments',
          'asset_attachments',
          'asset_documents',
          'asset_issues',
          'asset_readings',
          'fuel_entries',
        ],
        ...['maintenance_skips', 'maintenances', 'roadside_links', 'vehicle_checks', 'vehicle_incidents'],
        ...['vehicle_paper_needs', 'vehicle_stops', 'vehicle_tanks'],
      ],
      beside: ['maintenance_plans'],
      follows: ['asset_status_periods', 'asset_words', 'maintenance_dues'],
    },
    employees: {
      history: [
        ...['benefit_assignments', 'employee_contacts', 'employee_documents', 'employee_pay', 'onboardings'],
        ...['past_employments', 'profile_changes', 'shift_links', 'timeoff_assignments'],
      ],
      beside: [
        ...['asset_assignments', 'asset_handovers', 'company_file_acknowledgements', 'company_file_openings'],
        ...[
          'company_file_people',
          'document_answers',
          'fuel_entries',
          'invitations',
          'published_shifts',
          'shift_swaps',
          'shifts',
          'timeoff_delegations',
          'unavailabilities',
          'vehicle_checks',
          'vehicle_incidents',
          'work_periods',
        ],
      ],
      // Who holds an asset has an assignment, and whoever got a manager was changed.
      follows: ['bank_account_changes', 'assets', 'employee_words', 'employees'],
    },
  };
  for (const [table, places] of Object.entries(known)) {
    const found = await server.sql<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = $1::regclass order by 1`,
      [table],
    );
    expect(found.map(({ name }) => name)).toEqual(Object.values(places).flat().sort());
  }
});

it('is not for another business', async () => {
  const done = await imports.stored([{ cells: laptop() }]);
  const stranger = await newRegister(server);
  expect((await stranger.imports.undo(done.id, true)).status).toBe(404);
  expect((await stranger.call('GET', stranger.imports.of(done.id))).status).toBe(404);
});
