/** What is due, over what people do in any order: every door counts the same, and it is what would be worked out anew. */
import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../openapi/generated/contract.ts';
import { vehicleTypes } from '../../openapi/generated/lists/assets.makes.ts';
import { paperTypeLabels } from '../../openapi/generated/lists/fleet.papers.ts';
import { dueText, soonDays } from '../../rules/due/due.ts';
import { newEmployee, registerOf } from '../assets/assets.testing.ts';
import { fleetOf, newVehicle, startFleet } from '../fleet/fleet.testing.ts';
import { pickups, readyPapers } from '../fleet/sheet/catalogue.ts';
import { employeeIdOf, uploaded } from '../hr/hr.testing.ts';
import { newMember } from '../people/people.testing.ts';
import { dayPlus } from '../platform/time/dates.ts';
import { messagesOf } from './messages.testing.ts';

const { server, owner, fleet } = await startFleet();
const register = registerOf(server, owner);
const messages = messagesOf(server, owner);
const today = '2026-03-10';
const states = ['overdue', 'due', 'missing'] as const;
type Listed = { count: number; results: components['schemas']['Due'][] };
const list = async (query = '', ask = fleet) => (await ask('GET', `due/?page_size=100&${query}`)).body as Listed;
const figures = async (query = '', ask = fleet) => (await ask('GET', `due/figures/?${query}`)).body;

type Service = components['schemas']['VehicleService'];
const idOf = ({ id }: { id: string }) => id;

/** The papers of a vehicle, as whoever stands at the roadside sees them. */
async function openRoadside(vehicle: string) {
  const { body } = await fleet('POST', `vehicles/${vehicle}/roadside-links/`, { days: 1 });
  const { papers } = (await server.call('GET', `/roadside/${String(body.url).split('/r/')[1]}/`)).body;
  expect((await fleet('DELETE', `vehicles/${vehicle}/roadside-links/${body.id}/`)).status).toBe(204);
  return papers as { id: string; state: string }[];
}

/** Of one business, as the owner of the database reads it. */
const kept = () =>
  server.sql(
    `select subject_id, kind, source_id, paper, due_on::text from dues where business_id = $1 order by 1, 2, 3, 4`,
    [owner.businessId],
  );
const anew = () =>
  server.sql(
    `select subject_id, kind, source_id, paper, due_on::text from (
       select * from dues_of_assets($1, array(select id from assets where business_id = $1))
       union all select * from dues_of_employees($1, array(select id from employees where business_id = $1))) d
     order by 1, 2, 3, 4`,
    [owner.businessId],
  );

/** Every number opens exactly its rows, and every door counts them alike. */
async function agree() {
  expect(await kept()).toEqual(await anew());
  for (const module of ['fleet', 'assets', 'hr']) {
    const counted = await figures(`module=${module}`);
    for (const state of states) {
      const { count, results } = await list(`module=${module}&state=${state}`);
      expect([module, state, count, results.length]).toEqual([module, state, counted[state], counted[state]]);
      expect(results.every((one) => one.state === state)).toBe(true);
    }
  }
  const stats = (await fleet('GET', 'vehicle-dashboard/reminder-stats/')).body;
  expect(stats).toEqual(await figures('module=fleet'));
  for (const [path, kind] of [
    ['vehicle-service-reminders', 'service'],
    ['vehicle-statutory-reminders', 'paper'],
  ])
    for (const state of ['overdue', 'due'])
      expect((await fleet('GET', `${path}/?state=${state}`)).body.count).toBe(
        (await list(`module=fleet&kind=${kind}&state=${state}`)).count,
      );
  // The register's own lists, and the sheet of each vehicle.
  const counted = async (path: string) => (await register('GET', `${path}page_size=1`)).body.count;
  const listed = async (query: string) => (await list(`module=assets&${query}`)).count;
  expect(await counted('maintenance/?status=overdue&')).toBe(await listed('kind=service&state=overdue'));
  expect(await counted('maintenance_plans/due/?status=overdue&')).toBe(await listed('kind=plan&state=overdue'));
  const vehicles = (await fleet('GET', 'vehicles/?page_size=100')).body.results as { id: string }[];
  // What is sold, lost or scrapped keeps its papers and has nothing due.
  const gone = (await server.sql<{ id: string }>('select id from assets a where not is_kept(a)')).map(idOf);
  let missing = 0;
  for (const { id } of vehicles.filter((one) => !gone.includes(one.id))) {
    const { results } = (await fleet('GET', `vehicles/${id}/paper-sheet/`)).body;
    const lacking = results.filter(({ state }: { state: string }) => state === 'missing');
    expect(lacking.length).toBe((await list(`subject=${id}&state=missing`)).count);
    missing += lacking.length;
  }
  expect(missing).toBe(stats.missing);
  // Its pages, and what a driver sees of it on the road.
  for (const { id } of vehicles) {
    const isDue = async (kind: string) =>
      (await list(`subject=${id}&kind=${kind}`)).results.map(({ source }) => source);
    const services = (await fleet('GET', `vehicles/${id}/services/?page_size=100`)).body.results as Service[];
    const soon = services.filter(({ due_in }) => due_in !== null && due_in <= soonDays);
    const papers = await openRoadside(id);
    const lapsing = papers.filter(({ state }) => state !== 'valid');
    if (gone.includes(id)) expect([soon, await isDue('service'), await isDue('paper')]).toEqual([[], [], []]);
    else
      expect([soon.map(idOf).toSorted(), lapsing.map(idOf).toSorted()]).toEqual([
        (await isDue('service')).toSorted(),
        (await isDue('paper')).toSorted(),
      ]);
    const sheet = (await fleet('GET', `vehicles/${id}/driver-sheet/`)).body.dues as { id: string }[];
    expect(sheet.map(idOf).toSorted()).toEqual([...(await isDue('service')), ...(await isDue('plan'))].toSorted());
  }
  // Whatever speaks of a day: each speaks of what is due on that day, and of nothing else.
  const open = await server.sql<{ id: string; due: string }>(
    `select r.id, d.due_on::text as due from reminders r
     join dues d on d.business_id = r.business_id and d.source_id = r.subject_id and d.kind <> 'licence'
     where r.business_id = $1 and r.cancelled_at is null and r.done_at is null`,
    [owner.businessId],
  );
  const daysOf = (rows: readonly { id: string; due: string }[]) => rows.map(({ id, due }) => `${id} ${due}`).toSorted();
  expect(daysOf(await messages.calendar())).toEqual(daysOf(open));
  const soon = open.filter(({ due }) => due <= dayPlus(today, { days: soonDays }));
  const { results } = await list('');
  expect(daysOf(soon)).toEqual(
    daysOf(
      results.flatMap(({ kind, reminder: id, due_date: due }) =>
        id && due && kind !== 'licence' ? [{ id, due }] : [],
      ),
    ),
  );
  return stats;
}

beforeAll(() => agree());

it('is the same at every door, whatever was done in whichever order', async () => {
  let seed = 7;
  const upTo = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const day = () => dayPlus('2026-03-10', { days: upTo(90) - 45 });
  const vehicles: string[] = [];
  const people: string[] = [];
  const acts = [
    async () => {
      const car = { type: 'car', make: 'toyota', model: 'toyota-corolla-car' };
      const kind = upTo(2) === 0 ? car : {};
      vehicles.push((await newVehicle(fleet, { ...kind, plate_no: `AAA-${vehicles.length + 100}-XY` })).id);
    },
    async (id: string) => {
      const notes = ['Oil', 'Tyres', 'Brake fluid'][upTo(3)];
      const service = { asset: id, type: 'service', notes, cost: 0, date: '2026-01-10', due_date: day() };
      await register('POST', 'maintenance/', service);
    },
    async (id: string) => {
      const type = readyPapers[upTo(readyPapers.length)]?.type;
      await fleet('POST', `vehicles/${id}/statutory/`, { type, title: 'Paper', due_date: day(), reminder_days: 30 });
    },
    async (id: string) => {
      const plan = {
        asset: id,
        name: 'Belt',
        type: 'service',
        counts_from: 'completed',
        every: 20 + upTo(80),
        unit: 'day',
      };
      const reminder = upTo(2) === 0 ? { date: '08:00', set_reminder: '30d' } : null;
      await register('POST', 'maintenance_plans/', { ...plan, last_done_on: '2026-02-01', reminder });
    },
    async (id: string) => {
      const description = ['Oil', 'Tyres', 'Brake fluid'][upTo(3)];
      const service = { description, service_date: '2026-01-12', due_date: day(), reminder_days: 30 };
      await fleet('POST', `vehicles/${id}/services/`, service);
    },
    async (id: string) => {
      const status = ['sold', 'lost', 'condemned', 'in_use'][upTo(4)];
      await register('PATCH', 'assets/bulk_change/', { ids: [id], status });
    },
    async () => {
      const upload = (await uploaded(server, owner, `paper-${people.length}.pdf`)).body.id;
      const document = { upload, kind: 'national_id', number: 'A1', expiry_date: day(), reminder_days: 30 };
      people.push(await newEmployee(server, owner, `Person ${people.length}`));
      await server.call('POST', `/c/${owner.businessId}/employees/${people.at(-1)}/document/`, {
        token: owner.token,
        json: document,
      });
    },
    async () => {
      const json = { date: today, reason: 'resignation' };
      const person = people[upTo(Math.max(1, people.length))];
      if (person !== undefined)
        await server.call('POST', `/c/${owner.businessId}/employees/${person}/terminate/`, {
          token: owner.token,
          json,
        });
    },
    async (id: string) => {
      const paper = readyPapers[upTo(readyPapers.length)]?.type;
      await fleet('PUT', `vehicles/${id}/paper-sheet/${paper}/`, { is_needed: upTo(2) === 0 });
    },
    async (id: string) => {
      await register('PATCH', 'assets/bulk_delete/', { ids: [id] });
      if (upTo(2) === 0) await register('POST', 'assets/bin/restore/', { ids: [id] });
    },
    async (id: string) => {
      const { results } = (await register('GET', `assets/${id}/maintenance/`)).body ?? {};
      const [entry] = results ?? [];
      if (entry !== undefined) await register('DELETE', `maintenance/${entry.id}/`);
    },
  ];
  for (let turn = 0; turn < 120; turn++) {
    const id = vehicles[upTo(Math.max(1, vehicles.length))];
    if (id === undefined || turn % 8 === 0) await acts[0]?.('');
    else await acts[1 + upTo(acts.length - 1)]?.(id);
  }
  const { overdue, due, missing } = await agree();
  expect(Math.min(overdue, due, missing)).toBeGreaterThan(0);

  // What is said in the app and by mail, of all that is within the days of a reminder: as the list has it.
  const { said, subject, mailed } = await messages.run();
  const { results } = await list('');
  const reminded = results.filter(({ reminder, kind }) => reminder !== null && kind !== 'licence');
  expect(said.map(({ id, due }) => `${id} ${due}`).toSorted()).toEqual(
    reminded.map(({ reminder, due_date }) => `${reminder} ${due_date}`).toSorted(),
  );
  for (const { reminder, title, days_left } of reminded) {
    const text = said.find(({ id }) => id === reminder)?.text ?? '';
    expect([text.startsWith(title), text.endsWith(` is ${dueText(days_left ?? 0)}`)]).toEqual([true, true]);
  }
  expect(subject).toMatch(new RegExp(`^${reminded.length} reminders from `));
  expect(mailed.length).toBe(Math.min(25, reminded.length));
  expect(said.map(({ text }) => text)).toEqual(expect.arrayContaining(mailed));
});

it('ends with what renews it alone, and comes back when that is deleted', async () => {
  const { id } = await newVehicle(fleet, { plate_no: 'REN-111-EW' });
  const record = async (notes: string, more: object = {}) => {
    const entry = { asset: id, type: 'service', notes, cost: 0, date: '2026-03-01', ...more };
    return (await register('POST', 'maintenance/', entry)).body;
  };
  const titles = async () => (await list(`subject=${id}&kind=service`)).results.map(({ title }) => title);
  const tyres = await record('Tyres', { date: '2026-01-01', due_date: '2026-03-20' });
  await record('Oil', { date: '2026-01-01', due_date: '2026-03-22' });
  await record('Brake fluid');
  expect(await titles()).toEqual(['Tyres', 'Oil']);
  const renewal = await record('  tyres ');
  expect(renewal.renews).toEqual([{ id: tyres.id, notes: 'Tyres', due_date: '2026-03-20' }]);
  expect(await titles()).toEqual(['Oil']);
  // Correcting what is closed keeps it closed, at both doors and without a reminder.
  const service = { description: 'Tyres', service_date: '2026-01-01', due_date: '2026-03-25', is_correction: true };
  const corrected = await fleet('PUT', `vehicles/${id}/services/${tyres.id}/`, { ...service, reminder_days: 30 });
  expect([corrected.status, corrected.body.due_in, corrected.body.reminder_days]).toEqual([200, null, null]);
  expect((await register('GET', `maintenance/${tyres.id}/`)).body).toMatchObject({ status: null, reminder: null });
  await register('DELETE', `maintenance/${renewal.id}/`);
  expect(await titles()).toEqual(['Oil', 'Tyres']);
  const chosen = await record('Full service', { renews: [tyres.id] });
  expect(chosen.renews).toMatchObject([{ id: tyres.id }]);
  expect(await titles()).toEqual(['Oil']);
  const early = { asset: id, type: 'service', notes: 'Older', cost: 0, date: '2025-01-01', renews: [tyres.id] };
  expect((await register('POST', 'maintenance/', early)).status).toBe(400);
});

it('asks of a vehicle the licence of whoever has it, on its sheet as on the list', async () => {
  const person = await newMember(server, owner, 'due-driver@example.test');
  const driver = await employeeIdOf(server, owner, person.user.id);
  const { id } = await newVehicle(fleet, { plate_no: 'LIC-555-NC' });
  const states = async () => {
    const { results } = (await fleet('GET', `vehicles/${id}/paper-sheet/`)).body;
    const line = results.find(({ type }: { type: string }) => type === 'drivers_licence');
    const listed = (await list(`subject=${id}`)).results.filter(
      ({ kind, title }) => kind === 'licence' || title === paperTypeLabels.drivers_licence,
    );
    return [line.state, line.licence?.expiry_date ?? null, ...listed.map(({ kind, state }) => `${kind} ${state}`)];
  };
  expect(await states()).toEqual(['no_driver', null]);
  await fleet('POST', `vehicles/${id}/add-assignee/`, { assignee: driver });
  expect(await states()).toEqual(['missing', null, 'missing_paper missing']);
  const upload = (await uploaded(server, owner, 'licence.pdf')).body.id;
  const licence = { upload, kind: 'drivers_licence', number: 'ABC12345', expiry_date: '2026-02-20' };
  const path = `/c/${owner.businessId}/employees/${driver}/document/`;
  expect((await server.call('POST', path, { token: owner.token, json: licence })).status).toBe(201);
  expect(await states()).toEqual(['expired', '2026-02-20', 'licence overdue']);
});

it('tells whoever gives a thing away how the licence of a driver stands, and its day to fleet and who keeps documents', async () => {
  const { businessId } = owner;
  const person = await newMember(server, owner, 'due-warned@example.test');
  const employee = await employeeIdOf(server, owner, person.user.id);
  const ask = async (token: string, who = employee) =>
    server.call('GET', `/c/${businessId}/due/licences/${who}/`, { token });
  const giver = await newMember(server, owner, 'due-giver@example.test', ['access_assets', 'access_hr']);
  const fleetKeeper = await newMember(server, owner, 'due-keeper@example.test', ['access_vehicles']);
  const stands = async () => [(await ask(owner.token)).body, (await ask(giver.token)).body];
  const notValid = { state: 'not_valid', expiry_date: null };
  const path = `/c/${businessId}/employees/${employee}/document/`;
  const add = async (expiry_date: string) => {
    const upload = (await uploaded(server, owner, `licence-${expiry_date}.pdf`)).body.id;
    const json = { upload, kind: 'drivers_licence', number: 'ABC12345', expiry_date };
    expect((await server.call('POST', path, { token: owner.token, json })).status).toBe(201);
  };
  expect(await stands()).toEqual([{ state: 'missing', expiry_date: null }, notValid]);
  await add('2026-03-09');
  expect(await stands()).toEqual([{ state: 'expired', expiry_date: '2026-03-09' }, notValid]);
  expect((await ask(fleetKeeper.token)).body).toEqual({ state: 'expired', expiry_date: '2026-03-09' });
  // It holds on its last day, which is today.
  await add('2026-03-10');
  expect(await stands()).toEqual([
    { state: 'valid', expiry_date: '2026-03-10' },
    { state: 'valid', expiry_date: null },
  ]);
  expect((await ask(person.token)).status).toBe(403);
  expect((await ask(owner.token, businessId)).status).toBe(404);
});

it("is each person's by their permissions", async () => {
  const driver = await newMember(server, owner, 'due-fleet@example.test', ['access_vehicles']);
  const ask = fleetOf(server, { businessId: owner.businessId, token: driver.token });
  const of = await figures('', ask);
  expect(of).toEqual(await figures('module=fleet'));
  expect(await figures('module=hr', ask)).toEqual({ overdue: 0, due: 0, missing: 0 });
});

it('asks of a vehicle what the catalogue of its sheet asks', async () => {
  for (const type of vehicleTypes)
    for (const model of [null, 'mack-granite-truck', ...pickups]) {
      const [found] = await server.sql<{ papers: string[] }>('select papers_needed($1, $2) as papers', [type, model]);
      const wanted = readyPapers.filter(
        ({ neededBy, exempt }) => neededBy.includes(type) && !(model !== null && exempt?.has(model)),
      );
      expect([type, model, (found?.papers ?? []).toSorted()]).toEqual([
        type,
        model,
        wanted.map((one) => one.type).toSorted(),
      ]);
    }
  for (const { type, name } of readyPapers)
    expect(await server.sql('select paper_named($1) as type', [name])).toEqual([{ type }]);
});

it('lets two people record at once, without waiting for each other, and counts both', async () => {
  const days = ['2026-07-01', '2026-07-02'];
  const serviceOf = async (plate_no: string, due_date: string) => {
    const { id: asset } = await newVehicle(fleet, { plate_no });
    const service = { asset, type: 'service', notes: 'Oil', cost: 0, date: '2026-01-10', due_date };
    return (await register('POST', 'maintenance/', service)).body.id as string;
  };
  const first = await serviceOf('LCK-100-XY', '2026-07-03');
  const second = await serviceOf('LCK-101-XY', '2026-07-04');
  const barrier = Promise.withResolvers<void>();
  let arrived = 0;
  const move = (service: string, order: readonly string[]) =>
    server.platform.db.as({ businessId: owner.businessId }, async (tx) => {
      for (const day of order) {
        const text = 'update maintenances set due_date = $3 where business_id = $1 and id = $2';
        await tx.query(text, [owner.businessId, service, day]);
        arrived += 1;
        if (arrived === 2) barrier.resolve();
        await barrier.promise;
      }
    });
  await Promise.all([move(first, days), move(second, days.toReversed())]);
  await agree();
  // The next change puts together what the two left behind.
  const third = await serviceOf('LCK-102-XY', '2026-07-01');
  await move(third, days);
  const text = 'select count::int from due_counts where business_id = $1 and due_on = any($2) order by due_on';
  expect(await server.sql(text, [owner.businessId, days])).toEqual([{ count: 1 }, { count: 2 }]);
});
