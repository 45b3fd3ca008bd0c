/**
 * Acts about oneself: every operation of the contract that names an employee whom it acts on, sent about oneself by a member who
 * has every right. The contract says where that is taken, and why (`x-oneself`).
 */
import { describe, expect, it } from 'vitest';
import { permissionNames } from '../../openapi/generated/lists/shared.ts';
import { newEmail } from '../../server/accounts/accounts.testing.ts';
import { employeeIdOf } from '../../server/hr/hr.testing.ts';
import { newOwner } from '../../server/onboarding/onboarding.testing.ts';
import { newMember } from '../../server/people/people.testing.ts';
import { operationsOf, readContract } from '../../server/platform/contract.ts';
import { startTestServer } from '../../server/platform/testing.ts';
import { asBody, ask, type Fields, fullBody, type Place } from './requests.ts';
import { checksOn, placeAt } from './scene.ts';
import { type Described, operations } from './schemas.ts';

const server = await startTestServer({ jobs: true });
const owner = await newOwner(server);
const mighty = await newMember(server, owner, newEmail(), permissionNames);
const colleague = await newMember(server, owner, newEmail());
const idOf = ({ user }: { user: { id: string } }) => employeeIdOf(server, owner, user.id);
const [ownerId, mightyId, colleagueId] = [await idOf(owner), await idOf(mighty), await idOf(colleague)];

const named = operations.filter(({ actsOn }) => actsOn.length > 0);
const { expectNothingStored } = checksOn(server, { ours: owner, theirs: owner, stranger: mighty, powerless: mighty });

/** The full request, about somebody wherever it names an employee. */
async function codeOf(operation: Described, by: { token: string }, about: string) {
  const place: Required<Pick<Place, 'path' | 'query'>> & Place = {
    path: {},
    query: {},
    ...placeAt(operation, { token: by.token, businessId: owner.businessId }),
  };
  const fields: Fields = operation.body === null ? {} : fullBody(operation);
  const places = { params: place.path, query: place.query, body: fields };
  for (const { place: where, name } of operation.actsOn)
    Object.assign(places[where], { [name]: name === 'employees' ? [about] : about });
  const sent = operation.body === null ? {} : asBody(operation, fields);
  const { status, text } = await ask(server, operation, sent, place);
  return [status, text === '' ? undefined : JSON.parse(text).code];
}

describe.each(named.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('is refused about oneself, to whoever is not the owner, and changes nothing', () =>
    expectNothingStored(async () => {
      expect(await codeOf(operation, mighty, mightyId)).toEqual([403, 'oneself']);
    }));

  it('is not refused for that reason about a colleague, nor to the owner about themselves', async () => {
    expect(await codeOf(operation, mighty, colleagueId)).not.toContain('oneself');
    expect(await codeOf(operation, owner, ownerId)).not.toContain('oneself');
  });
});

it('is what all these are about', () => {
  expect(named.map(({ id }) => id).sort()).toMatchInlineSnapshot(`
    [
      "acceptDocumentAnswer",
      "approveProfileUpdateRequest",
      "assignBenefit",
      "bulkAssignBenefits",
      "createOnboarding",
      "createTimeoffAdjustment",
      "deleteTimeoffTaken",
      "inviteEmployees",
      "recordEmployeeTimeoffTaken",
      "reinstateEmployee",
      "sendBackDocumentAnswer",
      "setConfirmationAndReviewDate",
      "terminateEmployee",
      "unassignBenefit",
      "updateJobDetails",
      "updatePensionBankAccount",
    ]
  `);
});

it('may be where the contract says why, and only where an employee is named', () => {
  const document = readContract();
  const all = Object.values(document.paths).flatMap((item) => Object.values(item));
  const marked = all.filter((described) => described['x-oneself'] !== undefined);
  expect(marked.length).toBeGreaterThan(10);
  for (const described of marked) delete described['x-oneself'];
  const byId = new Map(operationsOf(document).map((operation) => [operation.id, operation]));
  for (const { operationId } of marked)
    expect([operationId, byId.get(operationId)?.actsOn]).not.toEqual([operationId, []]);
});
