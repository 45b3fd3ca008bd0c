import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newPerson, signIn } from '../../accounts/accounts.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { answers, check, create, ended, newOwner, png, type Upload } from '../onboarding.testing.ts';

const server = await startTestServer({ jobs: true });
const logo: Upload = { bytes: new Uint8Array(png), name: 'logo.png', type: 'image/png' };
const inBusiness = async (businessId: string, path: string, token: string) =>
  (await server.call('GET', `/c/${businessId}${path}`, { token })).body;
const countOf = async (table: string, column: string, id: string) =>
  (await server.sql(`select count(*)::int as count from ${table} where ${column} = $1`, [id]))[0]?.count;

describe('creating a business', () => {
  it('creates a business from the answers, with everything a new one begins with', async () => {
    const person = await newPerson(server);
    const { status, body } = await create(server, person.token, { logo });
    expect(status).toBe(202);
    const { data, reason } = await ended(server, person.token, body.task_id);
    expect({ data, reason }).toEqual({ data: { business_id: expect.any(String), name: answers.name }, reason: null });

    const { user, token } = await signIn(server, person.email);
    expect(user).toMatchObject({
      first_name: 'Ngozi',
      last_name: 'Adeyemi',
      phone_number: '+2348031234567',
      is_owner: true,
      business_onboarding_status: 'setup',
      business: { id: data.business_id, name: answers.name, billing: { eligible_to_buy_now: false } },
      business_user_memberships: [{ business_id: data.business_id, business_name: answers.name, is_owner: true }],
    });
    expect(await inBusiness(data.business_id, '/businesses/detail/', token)).toMatchObject({
      name: answers.name,
      currency: 'NGN',
      time_zone: 'Africa/Lagos',
      type: 'partnership',
      has_logo: true,
      interested_in: ['Core HR', 'Time & Attendance'],
    });
    expect(await inBusiness(data.business_id, '/business_onboarding/quickstart/', token)).toEqual({
      people: 1,
      regions: 1,
      departments: 8,
      asset_types: 8,
      issue_types: 8,
      document_types: 3,
    });
    const types = await inBusiness(data.business_id, '/asset-management/asset_types/all_asset_types/', token);
    expect(types[0]).toMatchObject({ name: 'Vehicle', vehicle_type: true, starting_number: 1, is_default: true });
    const documents = await inBusiness(data.business_id, '/asset-management/assets/list_of_document_types/', token);
    expect(documents.map(({ name }: { name: string }) => name)).toEqual([
      'Vehicle licence',
      'Road worthiness',
      'Insurance',
    ]);
    const settings = await server.sql('select * from business_settings where business_id = $1', [data.business_id]);
    expect(settings).toMatchObject([{ shift_time_format: 12, week_start: 'monday' }]);
  });

  it.each([
    [true, { status: 'past_due', trial_ends_at: null, eligible_to_buy_now: true, num_employees: 1 }],
    [false, { status: 'trial', trial_ends_at: expect.any(String), eligible_to_buy_now: false, num_employees: 1 }],
  ])('begins the subscription that was chosen at sign-up (buy now: %s)', async (billing_buy_now, billing) => {
    const info = { billing_buy_now, billing_frequency: 'monthly', billing_num_employees: 1 } as const;
    const { token, email } = await newPerson(server, info);
    const { data } = await ended(server, token, (await create(server, token)).body.task_id);
    expect(await inBusiness(data.business_id, '/billing/current/', token)).toMatchObject({
      plan_code: 'premium',
      ...billing,
    });
    expect((await signIn(server, email)).user.business?.billing).toEqual({ eligible_to_buy_now: billing_buy_now });
  });

  it.each([
    ['a state of another country', { fields: { state: 'Bavaria' } }, ['state']],
    ['a number that cannot be called', { fields: { phone_number: '080' } }, ['phone_number']],
    [
      'an unknown interest and a blank name',
      { fields: { interested_in: 'Golf', name: ' ' } },
      ['interested_in', 'name'],
    ],
    ['an unknown size', { fields: { size: '7' } }, ['size']],
    ['an unknown field', { fields: { owner: 'me' } }, ['owner']],
    [
      'a logo that only says it is an image',
      { logo: { ...logo, bytes: new TextEncoder().encode('<svg/>') } },
      ['logo'],
    ],
    ['a logo and a colour', { logo, fields: { avatar: 'red' } }, ['avatar']],
  ])('is refused with %s, and begins nothing', async (_what, options, fields) => {
    const { token, user } = await newPerson(server);
    const { status, body } = await create(server, token, options);
    expect(status).toBe(400);
    expect(Object.keys(body).sort()).toEqual(fields);
    expect(await countOf('creation_tasks', 'user_id', user.id)).toBe(0);
  });

  it('needs a sign-in, and a logo of 5 MB at most', async () => {
    expect((await create(server, '')).status).toBe(401);
    const { token } = await newPerson(server);
    const large = { ...logo, bytes: new Uint8Array([...png, ...new Uint8Array(5 * 1024 * 1024)]) };
    expect((await create(server, token, { logo: large })).status).toBe(413);
  });

  it('makes one business of ten concurrent calls with one key', async () => {
    const { token, user } = await newPerson(server);
    const calls = await Promise.all(
      Array.from({ length: 10 }, () => create(server, token, { key: 'one-intention', logo })),
    );
    expect(calls.map(({ status }) => status)).toEqual(Array(10).fill(202));
    expect(new Set(calls.map(({ body }) => body.task_id)).size).toBe(1);
    await ended(server, token, calls[0]?.body.task_id);
    expect((await create(server, token, { key: 'one-intention', logo })).body).toEqual(calls[0]?.body);
    expect(await countOf('creation_tasks', 'user_id', user.id)).toBe(1);
    expect(await countOf('memberships', 'user_id', user.id)).toBe(1);
  });

  it('refuses a used key with another body or logo', async () => {
    const { token } = await newPerson(server);
    expect((await create(server, token, { key: 'another-intention', logo })).status).toBe(202);
    expect((await create(server, token, { key: 'another-intention' })).status).toBe(409);
    expect((await create(server, token, { key: 'another-intention', logo, fields: { name: 'B' } })).status).toBe(409);
  });

  it('makes one business of concurrent calls with different keys, and refuses a second one later', async () => {
    const { token, user } = await newPerson(server);
    const calls = await Promise.all(
      Array.from({ length: 5 }, (_, at) => create(server, token, { key: `intention-${at}` })),
    );
    expect(calls.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    await ended(server, token, calls.find(({ status }) => status === 202)?.body.task_id);
    expect(await create(server, token, { key: 'intention-later' })).toMatchObject({
      status: 409,
      body: { detail: 'This account has a business already.' },
    });
    expect(await countOf('memberships', 'user_id', user.id)).toBe(1);
  });

  it('fails with a reason, leaves no rows behind, and can be started again', async () => {
    const { token, user } = await newPerson(server);
    await server.sql(`
      create function refuse_department() returns trigger language plpgsql as $$
      begin
        if new.name = 'Sales' and app_user() = '${user.id}' then raise 'no sales today'; end if;
        return new;
      end $$;
      create trigger refuse before insert on departments for each row execute function refuse_department();`);
    const { body } = await create(server, token, { logo, key: 'first-attempt' });
    expect(await ended(server, token, body.task_id)).toEqual({
      status: 'FAILURE',
      data: null,
      reason: 'Your business could not be set up, and nothing was created. Please try again.',
    });
    const [task] = await server.sql("select business_id, logo->>'storedAs' as logo from creation_tasks where id = $1", [
      body.task_id,
    ]);
    // The file is removed after the failure is stored.
    await soon(() => expect(server.platform.files.open(task?.logo)).rejects.toThrow('404'));
    const businessId = task?.business_id;
    expect(await countOf('businesses', 'id', businessId)).toBe(0);
    for (const table of ['memberships', 'subscriptions', 'regions', 'departments', 'asset_types', 'business_files']) {
      expect(await countOf(table, 'business_id', businessId)).toBe(0);
    }
    expect((await server.call('GET', '/accounts/auth/user/', { token })).body).toEqual(user);

    await server.sql('drop trigger refuse on departments');
    expect((await create(server, token, { logo, key: 'first-attempt' })).body.task_id).toBe(body.task_id);
    const again = await create(server, token, { logo, key: 'second-attempt' });
    expect(await ended(server, token, again.body.task_id)).toMatchObject({ status: 'SUCCESS' });
  });
});

describe('the background job', () => {
  it('does nothing when it is repeated or fails after its end', async () => {
    const { token, user } = await newPerson(server);
    const { task_id } = (await create(server, token)).body;
    const creation = { taskId: task_id, userId: user.id };
    const job = server.job('onboarding.create-business');
    await Promise.all([job.work(creation), job.work(creation), ended(server, token, task_id)]);
    await job.work(creation);
    await job.gaveUp(creation);
    expect((await check(server, token, task_id)).body.status).toBe('SUCCESS');
    expect(await countOf('memberships', 'user_id', user.id)).toBe(1);
  });
});

describe('the status of a creation', () => {
  it('is shown to its person only', async () => {
    const [mine, other] = [await newPerson(server), await newPerson(server)];
    const { body } = await create(server, mine.token);
    expect((await check(server, other.token, body.task_id)).status).toBe(404);
    expect((await check(server, mine.token, '01a00000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await check(server, mine.token, 'nonsense')).status).toBe(400);
    expect((await check(server, '', body.task_id)).status).toBe(401);
    await ended(server, mine.token, body.task_id);
  });
});

describe('the logo', () => {
  it('is served re-encoded, as an image only', async () => {
    const { token, businessId } = await newOwner(server, { logo });
    const response = await fetch(`${server.url}/api/c/${businessId}/businesses/logo/`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 });
  });
  it('answers 404 when there is none', async () => {
    const { token, businessId } = await newOwner(server);
    expect((await server.call('GET', `/c/${businessId}/businesses/logo/`, { token })).status).toBe(404);
  });
});

describe('the lists of the wizard', () => {
  it('are public and can be cached', async () => {
    const all = await server.call('GET', '/geo/countries/', {});
    expect(all.body.results).toContainEqual({ code: 'NG', name: 'Nigeria', currency: 'NGN' });
    expect(all.headers.get('cache-control')).toContain('max-age');
    expect((await server.call('GET', '/geo/countries/NG/', {})).body.states).toContain('Lagos');
    expect((await server.call('GET', '/geo/countries/ZZ/', {})).status).toBe(404);
    expect((await server.call('GET', '/geo/countries/nigeria/', {})).status).toBe(400);
    expect((await server.call('GET', '/businesses/types', {})).body.results[0].value).toBe('partnership');
  });
  it('have the plans with the premium one at 500 naira', async () => {
    const { body } = await server.call('GET', '/businesses/get_business_plan/?country_name=nigeria', {});
    expect(body.results.map(({ name, amount }: { name: string; amount: number }) => [name, amount])).toEqual([
      ['free', 0],
      ['premium', 500],
    ]);
  });
});
