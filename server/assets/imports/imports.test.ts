import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, newEmployee, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let register: Register;
let parts: Parts;
let codes = 0;
const serial = () => `IMP-${++codes}`;
const laptop = (more: object = {}) => ({
  asset_or_vehicle_type: 'laptop',
  name: 'HP EliteBook',
  status: 'unassigned',
  asset_condition: 'new',
  serial_no: serial(),
  ...more,
});
type Row = { act?: string; asset?: string; cells: Record<string, string> };
const mapping = ['Type', 'Name', 'Serial'].map((title, at) => ({
  title,
  column: ['asset_or_vehicle_type', 'name', 'serial_no'][at] ?? '',
}));

/** Announces rows and sends them, three at a time. */
async function sent(rows: Row[], more: object = {}, ofWhom: Register = register): Promise<string> {
  const numbered = rows.map((row, at) => ({ act: 'create', ...row, row: at + 2 }));
  const given = { file_name: 'assets.csv', rows: rows.length, mode: 'good_rows', mapping, ...more };
  const { status, body } = await ofWhom('POST', 'imports/', given);
  expect([status, body]).toEqual([201, body]);
  for (let chunk = 0; chunk * 3 < rows.length; chunk++) {
    const answer = await ofWhom('PUT', `imports/${body.id}/chunks/${chunk}/`, {
      rows: numbered.slice(chunk * 3, chunk * 3 + 3),
    });
    expect([answer.status, answer.body]).toEqual([204, answer.body]);
  }
  return body.id;
}
async function ended(id: string, state = 'finished', ofWhom: Register = register) {
  await expect.poll(async () => (await ofWhom('GET', `imports/${id}/`)).body.state, { timeout: 10_000 }).toBe(state);
  const { body } = await ofWhom('GET', `imports/${id}/`);
  expect(body.created + body.updated + body.skipped + body.refused).toBe(body.rows);
  return body;
}
async function stored(rows: Row[], more: object = {}) {
  const id = await sent(rows, more);
  expect((await register('POST', `imports/${id}/commit/`)).status).toBe(202);
  return ended(id);
}
const find = async (search: string) => (await register('GET', `assets/?search=${search}`)).body.results;
beforeAll(async () => {
  owner = await newOwner(server);
  register = registerOf(server, owner);
  parts = await partsOf(server, owner);
});

describe('the import of all rows at once', () => {
  it('adds assets and vehicles by the words of the template, and reads money as it is written', async () => {
    const code = serial();
    const { status, body } = await register('POST', 'assets/bulk_import/', [
      {
        row_num: 1,
        ...laptop({ serial_no: code, status: 'Assigned', cost: '₦1,637.00', purchase_date: '2024-02-29', mileage: 0 }),
      },
      {
        row_num: 2,
        asset_or_vehicle: 'vehicle',
        asset_or_vehicle_type: 'Trucks',
        make: 'Innoson',
        model: 'G40',
        serial_no: 'KJA-1',
        status: 'in repair',
        mileage: 120,
        cost: 9_000_000,
      },
    ]);
    expect([status, body]).toEqual([201, { created: 2 }]);
    expect(await find(code)).toMatchObject([
      {
        name: 'HP EliteBook',
        serial_no: code,
        status: 'unassigned',
        cost: 1637,
        purchase_date: '2024-02-29',
        location: null,
      },
    ]);
    expect(await find('KJA-1')).toMatchObject([
      { name: 'Innoson G40', plate_no: 'KJA-1', vehicle_type: 'truck', status: 'out_for_repair', mileage: 120 },
    ]);
  });

  it('answers what is wrong by row and column, and adds nothing', async () => {
    const code = serial();
    const { status, body } = await register('POST', 'assets/bulk_import/', [
      { row_num: 7, ...laptop({ serial_no: code }) },
      { row_num: 8, ...laptop({ cost: '1,637.05', status: 'broken' }) },
      { row_num: 9, ...laptop({ asset_or_vehicle_type: 'Spaceship', name: '' }) },
    ]);
    expect(status).toBe(400);
    expect(body).toEqual([
      { row: 8, column: 'Status', detail: "There is no status 'broken'." },
      { row: 8, column: 'Cost (NGN)', detail: "'1,637.05' has kobo. Write the cost in whole naira." },
      { row: 9, column: 'Type', detail: "There is no asset type 'Spaceship'." },
    ]);
    expect(await find(code)).toEqual([]);
  });

  it('refuses a serial number that the register or an earlier row has, in any case of letters', async () => {
    const [known, twin] = [serial(), serial()];
    const { number } = await added(register, laptopOf(parts, { serial_no: known }));
    const { body } = await register('POST', 'assets/bulk_import/', [
      { row_num: 1, ...laptop({ serial_no: known.toLowerCase() }) },
      { row_num: 2, ...laptop({ serial_no: twin }) },
      { row_num: 3, ...laptop({ serial_no: twin }) },
    ]);
    expect(body).toEqual([
      { row: 1, column: 'License/Serial No', detail: `${number} has the number '${known.toLowerCase()}' already.` },
      { row: 3, column: 'License/Serial No', detail: `Row 2 has the number '${twin}' already.` },
    ]);
  });

  it('adds nothing twice under one key', async () => {
    const rows = [{ row_num: 1, ...laptop() }];
    const ask = () => register('POST', 'assets/bulk_import/', rows, { 'idempotency-key': 'bulk-import-0001' });
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 201]);
    expect(await find(rows[0]?.serial_no ?? '')).toHaveLength(1);
    rows[0] = { row_num: 1, ...laptop() };
    expect((await ask()).status).toBe(409);
  });
});

describe('an import in the background', () => {
  it('adds the good rows and gives the others back with their reasons', async () => {
    const [one, two] = [serial(), serial()];
    const done = await stored([
      { cells: laptop({ serial_no: one }) },
      { cells: laptop({ status: 'gone', name: '=cmd' }) },
      { act: 'skip', cells: laptop() },
      { cells: laptop({ serial_no: two, location: 'Nowhere' }) },
      { cells: laptop() },
    ]);
    expect(done).toMatchObject({ rows: 5, done: 5, created: 2, updated: 0, skipped: 1, refused: 2 });
    expect(await find(one)).toHaveLength(1);
    const { status, body: text } = await register('GET', `imports/${done.id}/refused/`);
    expect(status).toBe(200);
    expect(
      text
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n'),
    ).toEqual([
      '"Type","Asset Name","License/Serial No","Row of the file","What is wrong"',
      expect.stringMatching(/^"laptop","'=cmd","IMP-\d+","3","Status: There is no status 'gone'\."$/),
      `"laptop","HP EliteBook","${two}","5","Location: There is no location 'Nowhere'."`,
    ]);
  });

  it('lets the database count its first rows, without which each row would read all rows before it', async () => {
    await stored([{ cells: laptop() }]);
    const counted = await server.sql<{ tables: number }>(
      "select count(*)::int as tables from pg_class where relname in ('assets', 'asset_words', 'asset_status_periods') and reltuples > 0",
    );
    expect(counted).toEqual([{ tables: 3 }]);
  });

  it('gives Asset IDs without a gap, in the order of the file', async () => {
    const names = Array.from({ length: 7 }, (_none, at) => `Chair ${codes}-${at}`);
    await stored(names.map((name) => ({ cells: laptop({ asset_or_vehicle_type: 'Furniture', name }) })));
    const { results } = (await register('GET', 'assets/?search=chair&page_size=50&ordering=number')).body;
    expect(results.map(({ name }: { name: string }) => name)).toEqual(names);
    const numbers = results.map(({ number }: { number: string }) => Number(number.split('-')[1]));
    expect(numbers).toEqual(numbers.map((_number: number, at: number) => numbers[0] + at));
  });

  it('stores all or nothing', async () => {
    const code = serial();
    const done = await stored([{ cells: laptop({ serial_no: code }) }, { cells: laptop({ cost: '1.5' }) }], {
      mode: 'all_or_nothing',
    });
    expect(done).toMatchObject({ created: 0, refused: 2 });
    expect(await find(code)).toEqual([]);
    const { body: text } = await register('GET', `imports/${done.id}/refused/`);
    expect(text).toContain('Nothing of this file was stored');
    const whole = await stored([{ cells: laptop({ serial_no: code }) }], { mode: 'all_or_nothing' });
    expect(whole).toMatchObject({ created: 1, refused: 0, done: 1 });
    expect(await find(code)).toHaveLength(1);
  });

  it('asks which comes first, the day or the month', async () => {
    const rows = [{ cells: laptop({ purchase_date: '03/04/2024' }) }];
    expect(await stored(rows)).toMatchObject({ refused: 1 });
    expect(await stored(rows, { day_order: 'day-first' })).toMatchObject({ created: 1 });
    expect(await find(rows[0]?.cells.serial_no ?? '')).toMatchObject([{ purchase_date: '2024-04-03' }]);
  });

  it('gives rows without a location the one that was chosen', async () => {
    const code = serial();
    await stored([{ cells: laptop({ serial_no: code }) }], { location: parts.region });
    expect(await find(code)).toMatchObject([{ location: { id: parts.region } }]);
  });

  it('updates what a row names, leaves empty cells as they are, and skips what does not change', async () => {
    const asset = await added(register, laptopOf(parts, { serial_no: serial(), cost: 100, vendor: 'Konga' }));
    const update = (cells: Record<string, string>) => ({ act: 'update', asset: asset.id, cells });
    expect(await stored([update({ name: 'Old name', cost: '250000', vendor: '' })])).toMatchObject({ updated: 1 });
    expect((await register('GET', `assets/${asset.id}`)).body).toMatchObject({
      name: 'Old name',
      cost: 250_000,
      vendor: 'Konga',
      version: 2,
    });
    expect(await stored([update({ name: 'Old name', cost: '250,000' })])).toMatchObject({ skipped: 1 });
    const inOtherChunks = Array.from({ length: 3 }, () => ({ act: 'skip', cells: laptop() }));
    const twice = await stored([update({ name: 'A' }), update({ name: 'B' }), ...inOtherChunks, update({ name: 'C' })]);
    expect(twice).toMatchObject({ updated: 1, refused: 2, skipped: 3 });
    expect((await register('POST', `imports/${twice.id}/undo/`, { rest: false })).status).toBe(202);
    expect(await ended(twice.id, 'undone')).toMatchObject({ undone: 1, kept: 0 });
    expect((await register('GET', `assets/${asset.id}`)).body).toMatchObject({ name: 'Old name' });
    expect(await stored([{ act: 'update', asset: owner.businessId, cells: {} }])).toMatchObject({ refused: 1 });
    expect(await stored([{ act: 'update', cells: {} }, { cells: laptop() }])).toMatchObject({ refused: 1, created: 1 });
  });

  it('finds what the register has by Asset ID, serial number and plate', async () => {
    const asset = await added(register, laptopOf(parts, { serial_no: 'ABC-77 X', cost: 5 }));
    for (const key of ['abc-77 x', asset.number.toLowerCase()]) {
      const { body } = await register('POST', 'imports/matches/', { keys: [key, 'no such thing'] });
      expect(body.results).toMatchObject([
        { id: asset.id, cells: { cost: '5', status: 'Unassigned', asset_condition: 'New' } },
      ]);
    }
  });

  it('takes a chunk twice as one, and refuses to begin before all have come', async () => {
    const { body } = await register('POST', 'imports/', {
      file_name: 'a.csv',
      rows: 2,
      mode: 'good_rows',
      mapping: [],
    });
    const send = (chunk: number) =>
      register('PUT', `imports/${body.id}/chunks/${chunk}/`, {
        rows: [{ row: chunk + 1, act: 'create', cells: laptop() }],
      });
    await send(0);
    await send(0);
    expect((await register('POST', `imports/${body.id}/commit/`)).body).toMatchObject({ code: 'incomplete' });
    await send(1);
    expect((await send(2)).body).toMatchObject({ code: 'too_many' });
    expect((await register('POST', `imports/${body.id}/commit/`)).status).toBe(202);
    expect(await ended(body.id)).toMatchObject({ created: 2 });
    expect((await send(1)).status).toBe(409);
    expect((await register('POST', `imports/${body.id}/commit/`)).status).toBe(202);
    expect(await ended(body.id)).toMatchObject({ created: 2 });
  });

  it('can be cancelled before it begins; its rows count as skipped', async () => {
    const id = await sent([{ cells: laptop() }]);
    expect((await register('POST', `imports/${id}/cancel/`)).body).toMatchObject({ state: 'cancelled', skipped: 1 });
    expect((await register('POST', `imports/${id}/commit/`)).status).toBe(409);
  });

  it('stands in the history, with who, when, which file and how many', async () => {
    const done = await stored([{ cells: laptop() }], { file_name: 'lagos office.xlsx' });
    const { results } = (await register('GET', 'imports/')).body;
    expect(results[0]).toMatchObject({ id: done.id, file_name: 'lagos office.xlsx', created: 1, mapping });
    expect(results[0].started_by).not.toBe('');
  });
});

describe('undoing an import', () => {
  const undo = (id: string, rest = false) => register('POST', `imports/${id}/undo/`, { rest });

  it('bins what it added, and changes back what it updated', async () => {
    const asset = await added(register, laptopOf(parts, { serial_no: serial(), name: 'Before' }));
    const code = serial();
    const done = await stored([
      { cells: laptop({ serial_no: code }) },
      { act: 'update', asset: asset.id, cells: { name: 'After' } },
    ]);
    expect((await undo(done.id)).status).toBe(202);
    expect(await ended(done.id, 'undone')).toMatchObject({ undone: 2, kept: 0 });
    expect(await find(code)).toEqual([]);
    expect((await register('GET', `assets/${asset.id}`)).body).toMatchObject({ name: 'Before' });
    expect((await undo(done.id)).status).toBe(409);
  });

  it('says what was changed since, and undoes the rest when asked to', async () => {
    const [one, two] = [serial(), serial()];
    const done = await stored([{ cells: laptop({ serial_no: one }) }, { cells: laptop({ serial_no: two }) }]);
    const [changed] = await find(one);
    await register('PATCH', 'assets/bulk_change/', { ids: [changed.id], status: 'missing' });
    const { status, body } = await undo(done.id);
    expect([status, body.code]).toEqual([409, 'changed_since']);
    expect(body.changed).toEqual([
      { id: changed.id, number: changed.number, name: changed.name, what: ['Changed status (Unassigned → Missing)'] },
    ]);
    expect((await undo(done.id, true)).status).toBe(202);
    expect(await ended(done.id, 'undone')).toMatchObject({ undone: 1, kept: 1 });
    expect([(await find(one)).length, (await find(two)).length]).toEqual([1, 0]);
  });

  it('keeps what something was recorded about since, whatever it is, and says what', async () => {
    const day = server.clock.now().toISOString().slice(0, 10);
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
    const done = await stored([
      ...names.map(() => ({ cells: laptop({ name: 'Kept' }) })),
      { act: 'update', asset: before.id, cells: { name: 'After' } },
      { cells: laptop({ name: 'Goes' }) },
    ]);
    const kept = (await find('Kept')).toReversed();
    for (const [at, name] of names.entries()) {
      const answer = await records[name]?.(kept[at].id);
      if (![200, 201].includes(answer?.status ?? 0)) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    }
    expect((await records['Reported “It smokes”']?.(before.id))?.status).toBe(201);
    const { body } = await undo(done.id);
    expect(body.code).toBe('changed_since');
    const said = new Map(body.changed.map(({ id, what }: { id: string; what: string[] }) => [id, what.join()]));
    for (const [at, name] of names.entries()) expect(said.get(kept[at].id)).toContain(name);
    expect(said.get(before.id)).toContain('Reported');
    expect(body.stays.join()).toContain(`${kept[0].number}, Kept: Recorded a repair of ₦120,000`);
    expect((await undo(done.id, true)).status).toBe(202);
    expect(await ended(done.id, 'undone')).toMatchObject({ undone: 1, kept: names.length + 1 });
    expect((await find('Kept')).length).toBe(names.length);
    expect((await register('GET', `assets/${before.id}`)).body).toMatchObject({ name: 'After' });
  });

  it('does not stand in the way of undoing an older import', async () => {
    const code = serial();
    const first = await stored([{ cells: laptop({ serial_no: code, name: 'First' }) }]);
    const [asset] = await find(code);
    const update = (name: string) => stored([{ act: 'update', asset: asset.id, cells: { name } }]);
    const second = await update('Second');
    expect((await undo(first.id)).body).toMatchObject({ code: 'changed_since' });
    const third = await update('Third');
    for (const { id } of [third, second]) {
      expect((await undo(id)).status).toBe(202);
      await ended(id, 'undone');
    }
    expect(await find(code)).toMatchObject([{ name: 'First' }]);
    expect((await undo(first.id)).status).toBe(202);
    expect(await ended(first.id, 'undone')).toMatchObject({ undone: 1, kept: 0 });
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
          ...['vehicle_paper_needs', 'vehicle_tanks'],
        ],
        beside: ['maintenance_plans'],
        follows: ['asset_status_periods', 'asset_words', 'maintenance_dues'],
      },
      employees: {
        history: [
          ...['benefit_assignments', 'employee_contacts', 'employee_documents', 'employee_pay', 'onboardings'],
          ...['past_employments', 'profile_changes'],
        ],
        beside: [
          ...['asset_assignments', 'asset_handovers', 'company_file_acknowledgements', 'company_file_people'],
          ...['document_answers', 'fuel_entries', 'invitations', 'vehicle_checks', 'vehicle_incidents'],
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
    const done = await stored([{ cells: laptop() }]);
    const stranger = registerOf(server, await newOwner(server));
    expect((await stranger('POST', `imports/${done.id}/undo/`, { rest: true })).status).toBe(404);
    expect((await stranger('GET', `imports/${done.id}/`)).status).toBe(404);
  });
});

describe('the words of an import', () => {
  const undo = (id: string, rest = false) => register('POST', `imports/${id}/undo/`, { rest });
  const typeNames = async (): Promise<string[]> =>
    (await register('GET', 'asset_types/all_asset_types/')).body.map(({ name }: { name: string }) => name);
  const regionNames = async (): Promise<string[]> =>
    (await server.call('GET', `/c/${owner.businessId}/regions/all/`, owner)).body.map(
      ({ name }: { name: string }) => name,
    );
  const has = async (...names: string[]) => {
    const all = [...(await typeNames()), ...(await regionNames())];
    return names.map((name) => all.includes(name));
  };
  const wordsOf = (type: string, location: string) => [
    { column: 'asset_or_vehicle_type', name: type },
    { column: 'location', name: location },
  ];
  const fileOf = (type: string, location: string, code = serial()) => ({
    rows: [{ cells: laptop({ serial_no: code, asset_or_vehicle_type: type.toLowerCase(), location }) }],
    words: wordsOf(type, location),
  });

  it('come with the rows, not before, and go when it is undone', async () => {
    const code = serial();
    const { rows, words } = fileOf('Hovercraft', 'Lagos Annex', code);
    const id = await sent(rows, { words });
    expect(await has('Hovercraft', 'Lagos Annex')).toEqual([false, false]);
    await register('POST', `imports/${id}/commit/`);
    expect(await ended(id)).toMatchObject({ created: 1, words: words.map((word) => ({ ...word, outcome: 'added' })) });
    expect(await find(code)).toMatchObject([{ asset_type: { name: 'Hovercraft' }, location: { name: 'Lagos Annex' } }]);
    expect((await undo(id)).status).toBe(202);
    expect((await ended(id, 'undone')).words.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      ...['removed', 'removed'],
    ]);
    expect(await has('Hovercraft', 'Lagos Annex')).toEqual([false, false]);
  });

  it('leave an asset of another type in the bin, without their location', async () => {
    const code = serial();
    const rows = [{ cells: laptop({ serial_no: code, location: 'Ikeja Yard' }) }];
    const { id } = await stored(rows, { words: [{ column: 'location', name: 'Ikeja Yard' }] });
    const [asset] = await find(code);
    await undo(id);
    await ended(id, 'undone');
    expect(await has('Ikeja Yard')).toEqual([false]);
    await register('POST', 'assets/bin/restore/', { ids: [asset.id] });
    expect(await find(code)).toMatchObject([{ location: null }]);
  });

  it('stay when something else uses them by then, and the undo says so', async () => {
    const code = serial();
    const { rows, words } = fileOf('Submarine', 'Apapa Dock', code);
    const { id } = await stored(rows, { words });
    const [{ asset_type: type, location }] = await find(code);
    await added(register, { ...laptopOf(parts), serial_no: serial(), asset_type: type.id, location: location.id });
    await undo(id);
    expect((await ended(id, 'undone')).words).toEqual(words.map((word) => ({ ...word, outcome: 'kept' })));
    expect(await has('Submarine', 'Apapa Dock')).toEqual([true, true]);
    // What the import added waits in the bin, as it was.
    expect((await register('GET', 'assets/bin/?page_size=1')).body.results).toMatchObject([{ id: expect.any(String) }]);
    const { body } = await server.call('GET', `/c/${owner.businessId}/notifications/`, owner);
    expect(JSON.stringify(body)).toContain('‘Submarine’ and ‘Apapa Dock’ stay, because they are used');
  });

  it('are left alone when somebody else has added them meanwhile', async () => {
    const { rows, words } = fileOf('Zeppelin', 'Kano Depot');
    const id = await sent(rows, { words });
    await register('POST', 'asset_types/', { name: 'zeppelin' });
    await server.call('POST', `/c/${owner.businessId}/regions/`, { ...owner, json: { name: 'KANO DEPOT' } });
    await register('POST', `imports/${id}/commit/`);
    expect((await ended(id)).words).toEqual(words.map((word) => ({ ...word, outcome: 'known' })));
    await undo(id);
    await ended(id, 'undone');
    expect(await has('zeppelin', 'KANO DEPOT')).toEqual([true, true]);
  });

  it('do not come with an import that is cancelled, or of which nothing is stored', async () => {
    const { rows, words } = fileOf('Bathyscaphe', 'Jos Store');
    const cancelled = await sent(rows, { words });
    expect((await register('POST', `imports/${cancelled}/cancel/`)).body.words).toEqual(
      words.map((word) => ({ ...word, outcome: 'asked' })),
    );
    const wrong = { cells: laptop({ cost: '1.5' }) };
    const none = await stored([...rows, wrong], { words, mode: 'all_or_nothing' });
    expect(none).toMatchObject({ created: 0, words: [{ outcome: 'asked' }, { outcome: 'asked' }] });
    expect(await has('Bathyscaphe', 'Jos Store')).toEqual([false, false]);
    const whole = await stored(rows, { words, mode: 'all_or_nothing' });
    expect(whole).toMatchObject({ created: 1, words: [{ outcome: 'added' }, { outcome: 'added' }] });
  });

  it('are asked for once under one key', async () => {
    const given = { file_name: 'assets.csv', rows: 1, mode: 'good_rows', mapping };
    const key = { 'idempotency-key': 'words-of-an-import' };
    const one = { column: 'location', name: 'Uyo' };
    const ask = (words: object[]) => register('POST', 'imports/', { ...given, words }, key);
    const first = await ask([one, { ...one, name: ' UYO ' }]);
    expect(first.body.words).toHaveLength(1);
    expect((await ask([one, { ...one, name: ' UYO ' }])).body).toEqual(first.body);
    expect((await ask([one])).status).toBe(409);
  });
});
