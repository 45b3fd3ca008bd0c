/**
 * Who may do what: every operation of the contract, sent by everybody who may come to it. Generated from the contract, so
 * that an operation is covered on the day it is written. Refusals leave what is stored as it was.
 */
import { describe, expect, it } from 'vitest';
import { permissionNames } from '../../openapi/generated/lists/shared.ts';
import { howToRepeat, inSample } from '../../scripts/commit-seed.ts';
import type { Permission } from '../../server/accounts/account/rules.ts';
import { newPerson, refresh } from '../../server/accounts/accounts.testing.ts';
import { newOwner } from '../../server/onboarding/onboarding.testing.ts';
import { newMember } from '../../server/people/people.testing.ts';
import { createAccessTokens } from '../../server/platform/security/auth.ts';
import { startTestServer } from '../../server/platform/testing.ts';
import { inLagos } from '../../server/platform/time/lagos.testing.ts';
import { ask, type Place, send } from './requests.ts';
import { castOf, checksOn, namesBusiness, newStaff, placeAt, rightBody, standingOwnerOf } from './scene.ts';
import { type Described, operations } from './schemas.ts';

const server = await startTestServer({ jobs: true });
const cast = await castOf(server);
const { ours, theirs, stranger, powerless } = cast;
const { placeOf, faultsOf, expectNothingStored } = checksOn(server, cast);

/** Members of our business with one permission each, and one with all of them. */
const staff = new Map<Permission, string>();
for (const permission of permissionNames) staff.set(permission, (await newStaff(server, ours, [permission])).token);
const mighty = await newStaff(server, ours, permissionNames);
const gone = await newStaff(server, ours, permissionNames);
await server.sql('update memberships set ended_at = now() where user_id = $1', [gone.user.id]);

const each = (list: readonly Described[]) => list.map((operation) => [operation.id, operation] as const);
const guarded = operations.filter(({ isOpen }) => !isOpen);
const ofBusiness = operations.filter(namesBusiness);
const withPermission = operations.filter(({ permissions }) => permissions.length > 0);
const forOwner = operations.filter(({ isForOwner }) => isForOwner);

const bodyOf = (operation: Described) => rightBody(operation, ours.businessId);
const statusOf = async (operation: Described, place: Place, sent = bodyOf(operation)) =>
  (await send(server.url, operation, sent, place)).status;

it('covers every operation', () => {
  expect(guarded.length + operations.filter(({ isOpen }) => isOpen).length).toBe(operations.length);
  expect(guarded.length).toBeGreaterThan(10);
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const otherFirst = (text: string) => text.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));

/** What may stand in an Authorization header in place of a sign-in, made from a good one. */
function forgeriesOf(good: string): Record<string, string> {
  const [header = '', claims = '', signature = ''] = good.split('.');
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const who = { userId: String(payload.sub), sessionId: String(payload.sid) };
  const { sign } = server.platform.accessTokens;
  const otherSecret = createAccessTokens('another secret of 32 characters or more', server.clock);
  return {
    'no scheme': good,
    'another scheme': `Basic ${Buffer.from('a:b').toString('base64')}`,
    'no token': 'Bearer ',
    'two tokens': `Bearer ${good} ${good}`,
    garbage: 'Bearer nonsense',
    'a long one': `Bearer ${'a'.repeat(8000)}`,
    'without a signature': `Bearer ${header}.${claims}.`,
    'of two parts': `Bearer ${header}.${claims}`,
    'with another signature': `Bearer ${header}.${claims}.${otherFirst(signature)}`,
    'signed with another secret': `Bearer ${otherSecret.sign(who)}`,
    'with claims of another person': `Bearer ${header}.${encoded({ ...payload, sub: theirs.user.id })}.${signature}`,
    'that lasts longer': `Bearer ${header}.${encoded({ ...payload, exp: 9_999_999_999 })}.${signature}`,
    'with no algorithm': `Bearer ${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`,
    'with no algorithm, signed': `Bearer ${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.${signature}`,
    'with another algorithm': `Bearer ${encoded({ alg: 'HS512', typ: 'JWT' })}.${claims}.${signature}`,
    "with another person's sign-in": `Bearer ${sign({ ...who, userId: theirs.user.id })}`,
    'of a sign-in that never was': `Bearer ${sign({ ...who, sessionId: '01a00000-0000-7000-8000-000000000000' })}`,
    'a refresh token': `Bearer ${ours.refreshToken}`,
  };
}

describe.each(each(guarded))(`%s needs a sign-in, with ${howToRepeat()}`, (_id, operation) => {
  const sent = bodyOf(operation);
  const refused = (all: Record<string, Record<string, string>>, place: Place) => {
    const cases = Object.entries(all).map(([name, headers]) => ({ name, headers: { ...sent.headers, ...headers } }));
    return faultsOf(
      operation,
      cases.map((one) => ({ ...sent, ...one, status: 401 })),
      place,
    );
  };

  it('that is there and true', () =>
    expectNothingStored(async () => {
      const { token = '', ...nobody } = placeOf(operation);
      const forged = inSample(Object.entries(forgeriesOf(token)), 3, guarded.indexOf(operation));
      const headersOf = Object.fromEntries(forged.map(([name, authorization]) => [name, { authorization }]));
      expect(await refused({ nothing: {}, ...headersOf }, nobody)).toEqual([]);
      const { headers } = await ask(server, operation, sent, nobody);
      expect(headers.get('www-authenticate')).toMatch(/^Bearer /);
    }));

  it('that is not over', () =>
    expectNothingStored(async () => {
      const place = placeOf(operation);
      server.clock.advance(11 * 60_000);
      const faults = await refused({ 'after eleven minutes': {} }, place);
      server.clock.advance(-11 * 60_000);
      expect(faults).toEqual([]);
    }));
});

describe('a sign-in that was ended', () => {
  it('is refused by every operation from then on', async () => {
    const { token, refreshToken } = await newPerson(server);
    await server.call('POST', '/accounts/auth/logout/', { json: { refresh_token: refreshToken } });
    await expectNothingStored(async () => {
      const faults = await Promise.all(
        guarded.map((operation) => {
          const ended = { name: operation.id, ...bodyOf(operation), status: 401 };
          return faultsOf(operation, [ended], { ...placeOf(operation), token });
        }),
      );
      expect(faults.flat()).toEqual([]);
    });
    expect((await refresh(server, refreshToken)).status).toBe(401);
  });
});

describe.each(each(operations.filter(({ isOpen }) => isOpen)))('%s is open', (_id, operation) => {
  it('to a caller without a valid access token', async () => {
    const place = placeOf(operation);
    const known = await statusOf(operation, { ...place, token: ours.token });
    for (const token of [undefined, 'nonsense']) {
      const { token: _none, ...nobody } = place;
      expect(await statusOf(operation, token === undefined ? nobody : { ...nobody, token })).toBe(known);
    }
    expect(known).not.toBe(403);
  });
});

describe.each(each(ofBusiness))('%s belongs to a business', (_id, operation) => {
  const refused = (name: string, status: number, token: string, businessId: string) =>
    faultsOf(
      operation,
      [{ name, status, ...rightBody(operation, businessId) }],
      placeAt(operation, { token, businessId }),
    );

  it('that is named, known and their own', () =>
    expectNothingStored(async () => {
      const { businessId, token } = ours;
      const nobodys = [`${businessId}x`, businessId.slice(1), '%2e%2e', "' or 1=1 --", '0', 'null'];
      const faults = await Promise.all([
        ...nobodys.map((domain) => refused(domain, 400, token, domain)),
        ...(operation.isOfBusiness ? [refused('long', 404, token, 'x'.repeat(300))] : []),
        refused('unknown', 404, token, '01a00000-0000-7000-8000-000000000000'),
        refused("another tenant's", 404, token, theirs.businessId),
        refused('without any business', 404, stranger.token, businessId),
        refused('no longer a member', 404, gone.token, businessId),
      ]);
      expect(faults.flat()).toEqual([]);
    }));
});

describe.each(each(withPermission))(`%s needs a permission, with ${howToRepeat()}`, (_id, operation) => {
  const place = (token: string) => placeAt(operation, { token, businessId: ours.businessId });

  it('and no other one will do', () =>
    expectNothingStored(async () => {
      const others = [...staff].filter(([permission]) => !operation.permissions.includes(permission));
      const tried = inSample(others, 3, withPermission.indexOf(operation));
      const asked = [['none', powerless.token] as const, ...tried].map(([name, token]) =>
        faultsOf(operation, [{ name, status: 403, ...bodyOf(operation) }], place(token)),
      );
      expect((await Promise.all(asked)).flat()).toEqual([]);
    }));

  it('of which any is enough', async () => {
    for (const permission of operation.permissions) {
      const status = await statusOf(operation, place(staff.get(permission) ?? ''));
      expect([permission, status]).not.toEqual([permission, expect.toBeOneOf([401, 403])]);
    }
  });
});

/** A member without a permission, and a vehicle that is theirs. */
const driver = await newMember(server, ours, 'driver-without-rights@example.test');
const { token: ownersToken, businessId } = ours;
const call = async (method: string, path: string, json: object) =>
  (await server.call(method, `/c/${businessId}/${path}`, { token: ownersToken, json })).body;
const plain = { type: 'truck', make: 'toyota', model: 'toyota-hilux-truck', plate_no: 'KJA-301-YD' };
const theirVehicle = await call('POST', 'vehicles/', plain);
const otherVehicle = await call('POST', 'vehicles/', { ...plain, plate_no: 'KJA-302-YD' });
const forHolder = withPermission.filter(({ forHolder: mark }) => mark !== null);

it('opens to whoever has a vehicle what the contract names, and nothing else', () => {
  expect(forHolder.map(({ id }) => id).sort()).toMatchInlineSnapshot(`
    [
      "createFuelEntry",
      "createVehicleCheck",
      "createVehicleIncident",
      "downloadVehiclePaperFile",
      "getDriversSheet",
      "listVehicleIssues",
      "reportVehicleIssue",
      "uploadVehicleAttachment",
    ]
  `);
});

describe('without a permission, whoever has a vehicle', () => {
  const statusAt = (operation: Described, id: string) => {
    const { path, ...place } = placeAt(operation, { token: driver.token, businessId });
    return statusOf(operation, { ...place, path: { ...path, id } });
  };
  const ofOne = forHolder.filter(({ forHolder: mark }) => mark === 'it');

  it('may call what is open to them, on that one and as long as they have it', async () => {
    const [employee] = await server.sql<{ id: string }>('select id from employees where user_id = $1', [
      driver.user.id,
    ]);
    await call('POST', `vehicles/${theirVehicle.id}/add-assignee/`, { assignee: employee?.id });
    for (const operation of forHolder)
      expect([operation.id, await statusAt(operation, theirVehicle.id)]).not.toEqual([operation.id, 403]);
    for (const operation of ofOne)
      expect([operation.id, await statusAt(operation, otherVehicle.id)]).toEqual([operation.id, 403]);
    const closed = withPermission.filter(({ forHolder: mark }) => mark === null);
    for (const operation of closed)
      expect([operation.id, await statusAt(operation, theirVehicle.id)]).toEqual([operation.id, 403]);
    const today = inLagos(0, server.clock.now());
    await call('POST', `vehicles/${theirVehicle.id}/remove-assignee/`, { end_date: today });
    for (const operation of forHolder)
      expect([operation.id, await statusAt(operation, theirVehicle.id)]).toEqual([operation.id, 403]);
  });
});

describe.each(each(forOwner))('%s is for the owner', (_id, operation) => {
  it('and for nobody with every permission', () =>
    expectNothingStored(async () => {
      const place = placeAt(operation, { token: mighty.token, businessId: ours.businessId });
      expect(await faultsOf(operation, [{ name: 'mighty', status: 403, ...bodyOf(operation) }], place)).toEqual([]);
    }));
});

const lapsed = await newOwner(server);
await server.sql("update subscriptions set read_only_from = now() - interval '1 day' where business_id = $1", [
  lapsed.businessId,
]);
const whenPaid = operations.filter(({ isRefusedWhenReadOnly }) => isRefusedWhenReadOnly);
it('lets nothing be changed in a business that is not paid for, but for what the contract names', () => {
  const others = ofBusiness.filter(({ method, isRefusedWhenReadOnly }) => method !== 'GET' && !isRefusedWhenReadOnly);
  expect(others.map(({ id }) => id).sort()).toMatchInlineSnapshot(`
    [
      "buySubscription",
      "cancelPayment",
      "cancelSubscription",
      "changeReminderPreference",
      "checkCoupon",
      "deleteWholeBusiness",
      "dismissChecklist",
      "leaveBusiness",
      "markAllNotificationsRead",
      "markNotificationRead",
      "quoteSubscription",
      "replaceCalendarFeed",
      "requestExport",
      "restoreBusiness",
      "resumeSubscription",
      "revokeCalendarFeed",
      "setSecondStepRequirement",
    ]
  `);
});

describe.each(each(whenPaid))('%s is refused while the business is read-only', (_id, operation) => {
  it('also to its owner', () =>
    expectNothingStored(async () => {
      const { token, businessId } = lapsed;
      const place = placeAt(operation, { token, businessId });
      const { status, text } = await ask(server, operation, rightBody(operation, businessId), place);
      expect([status, JSON.parse(text).code]).toEqual([403, 'read_only']);
    }));
});

/** Whether it speaks of one thing by an id, which for a sample is nobody's. */
const namesThing = ({ parameters, body }: Described) =>
  parameters.some(({ in: about, name }) => about === 'path' && name !== 'domain') ||
  Object.entries(body?.properties ?? {}).some(([name, { format }]) => name !== 'domain' && format === 'uuid');
const standingOwner = standingOwnerOf(server);

describe('an owner', () => {
  it.each(each(guarded))('may call %s', async (_id, operation) => {
    const { token, businessId } = await standingOwner();
    const place = placeAt(operation, { token, businessId });
    const status = await statusOf(operation, place, rightBody(operation, businessId));
    const isOfOneThing = namesThing(operation);
    expect([401, 403, ...(isOfOneThing ? [] : [404])]).not.toContain(status);
    expect(operation.statuses).toContain(status);
  });
});
