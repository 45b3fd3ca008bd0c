/** Ids that are nobody's, or another business's, end in words. Bodies that are right but for them: `edits`, `idempotency`, `statuses`. */
import { describe, expect, it } from 'vitest';
import { added, laptopOf, newEmployee, partsOf, registerOf } from '../../server/assets/assets.testing.ts';
import { fleetOf, newVehicle } from '../../server/fleet/fleet.testing.ts';
import { newOwner } from '../../server/onboarding/onboarding.testing.ts';
import { brokenReference } from '../../server/platform/database/broken-references.ts';
import { newId } from '../../server/platform/database/ids.ts';
import { Refusal } from '../../server/platform/errors.ts';
import { startTestServer } from '../../server/platform/testing.ts';
import { inLagos } from '../../server/platform/time/lagos.testing.ts';
import { soon } from '../soon.ts';
import { bodiesWithIds, foreignIds } from './nobodys-ids.ts';
import { asBody, fullBody, inject } from './requests.ts';
import { placeAt } from './scene.ts';
import { operations } from './schemas.ts';

const server = await startTestServer({ jobs: true });
const [ours, theirs] = await Promise.all([newOwner(server), newOwner(server)]);
const laptopIn = async (owner: typeof ours) =>
  (await added(registerOf(server, owner), laptopOf(await partsOf(server, owner)))).id as string;
const planIn = async (owner: typeof ours) => {
  const plan = { name: 'Oil', type: 'service', every: 3, unit: 'month', counts_from: 'completed' };
  return (await registerOf(server, owner)('POST', 'maintenance_plans/', { ...plan, asset: await laptopIn(owner) })).body
    .id as string;
};

describe.each([
  ['nobody has', async () => newId()],
  ['another business has', () => planIn(theirs)],
])('a plan that %s', (_name, planOf) => {
  const register = registerOf(server, ours);
  const refused = { status: 400, body: { plan: ['This plan does not exist.'] } };

  it('is refused at its field with new maintenance, and with a change of it', async () => {
    const [asset, plan] = [await laptopIn(ours), await planOf()];
    const entry = { asset, type: 'service', date: inLagos(), notes: 'Oil', cost: 900 };
    const { status, body } = await register('POST', 'maintenance/', { ...entry, plan });
    expect({ status, body }).toEqual(refused);
    const { id } = (await register('POST', 'maintenance/', entry)).body;
    const changed = await register('PATCH', `maintenance/${id}/`, { plan });
    expect({ status: changed.status, body: changed.body }).toEqual(refused);
    expect((await register('GET', `maintenance/${id}/`)).body.plan).toBeNull();
  });
});

describe('a request for a document, while somebody whom it asks is removed', () => {
  /** Sends it while the removal is under way, which ends once the request waits for it. */
  async function askWhileRemoving(audience: (employee: string) => object) {
    const employee = await newEmployee(server, ours);
    const { businessId, token } = ours;
    const json = {
      kind: 'passport',
      audience: { everyone: false, departments: [], people: [], ...audience(employee) },
    };
    let asked: ReturnType<typeof server.call> | undefined;
    await server.platform.db.as({ businessId }, async (tx) => {
      await tx.query('delete from employees where business_id = $1 and id = $2', [businessId, employee]);
      asked = server.call('POST', `/c/${businessId}/document_requests/`, { token, json });
      await soon(async () => {
        const waiting = await server.sql(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(waiting.length).toBeGreaterThan(0);
      });
    });
    return asked;
  }

  it('is refused at its audience, where it names them', async () => {
    expect(await askWhileRemoving((employee) => ({ people: [employee] }))).toMatchObject({
      status: 400,
      body: { audience: ['One of these people is no longer an active employee.'] },
    });
  });

  it('asks the others, where it asks everybody', async () => {
    expect(await askWhileRemoving(() => ({ everyone: true }))).toMatchObject({
      status: 201,
      body: { counts: { asked: 1 } },
    });
  });
});

const foreign = await foreignIds(server);
const naming = operations.filter((one) => one.isOfBusiness && bodiesWithIds(one, {}, foreign).length > 0);
it.each(naming.map((one) => [one.id, one] as const))('%s takes them in any body', async (_id, operation) => {
  const subjects = [
    await laptopIn(ours),
    (await newVehicle(fleetOf(server, ours))).id,
    await newEmployee(server, ours),
  ];
  const place = placeAt(operation, ours);
  const faults: string[] = [];
  for (const id of 'id' in (place.path ?? {}) ? subjects : ['']) {
    for (const { name, fields } of bodiesWithIds(operation, fullBody(operation), foreign.slice(0, 2))) {
      const at = { ...place, path: { ...place.path, id } };
      const { status, text } = await inject(server, operation, asBody(operation, fields), at);
      if (status >= 500) faults.push(`${name}: ${status} ${text}`);
    }
  }
  expect(faults).toEqual([]);
});

describe('a reference that the database refuses', () => {
  const refusedBy = async (text: string, values: readonly unknown[], body: unknown) => {
    const work = server.platform.db.as({ businessId: ours.businessId, userId: ours.user.id }, (tx) =>
      tx.query(text, [ours.businessId, ...values]),
    );
    const error = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const refusal = brokenReference(error, body);
    return refusal instanceof Refusal ? [refusal.status, refusal.body] : error;
  };
  const setDepartment = (department: string, body: unknown) =>
    refusedBy('update employees set department_id = $2 where business_id = $1', [department], body);
  const nobody = newId();
  const said = ['This department does not exist.'];
  const general = [
    409,
    {
      detail: 'Something that this needs was removed in the meantime. Look again, then try once more.',
      code: 'removed',
    },
  ];

  it.each<[string, object, unknown[]]>([
    ['the field of its name', { department: nobody }, [400, { department: said }]],
    ['the field of its column', { department_id: nobody }, [400, { department_id: said }]],
    ['a list', { other: 1, departments: [nobody] }, [400, { departments: said }]],
    ['the top of what holds it', { work: { to: [{ department: nobody }] } }, [400, { work: said }]],
    ['nothing of a field that holds no id', { department: null }, general],
    ['nothing of another field', { region: nobody }, general],
  ])('names %s', async (_name, body, expected) => {
    expect(await setDepartment(nobody, body)).toEqual(expected);
  });

  it('has words without a body, too', async () => {
    for (const body of [undefined, null, 'text', [nobody]]) expect(await setDepartment(nobody, body)).toEqual(general);
  });

  it('says that what others refer to is in use', async () => {
    const { region } = await partsOf(server, ours);
    await laptopIn(ours);
    const text = 'delete from regions where business_id = $1 and id = $2';
    expect(await refusedBy(text, [region], undefined)).toEqual([
      409,
      { detail: 'It is still in use.', code: 'in_use' },
    ]);
  });

  it('is nothing that another error is', async () => {
    expect(brokenReference(new Error('a defect'), {})).toBeNull();
    expect(await refusedBy('select $1::uuid / 0', [], {})).toMatchObject({ code: expect.not.stringMatching('23503') });
  });
});
