/** Everybody who may send a request, and what is wrong with the answers that they get. */
import pLimit from 'p-limit';
import { expect } from 'vitest';
import type { Permission } from '../../server/accounts/account/rules.ts';
import { newPerson, type SignedIn, signIn, type TestServer } from '../../server/accounts/accounts.testing.ts';
import { newOwner, type Owner, png } from '../../server/onboarding/onboarding.testing.ts';
import { admitMember } from '../../server/people/members/store.ts';
import { asBody, ask, type Case, type Fields, fullBody, type Place, type Sent } from './requests.ts';
import { type Described, isRefusal, sampleOf } from './schemas.ts';
import { storedBy } from './stored.ts';

/** A person with these permissions in somebody's business, and no other business. */
export async function newStaff(
  server: TestServer,
  owner: Owner,
  permissions: readonly Permission[],
): Promise<SignedIn> {
  const { email, user } = await newPerson(server);
  const member = { businessId: owner.businessId, userId: user.id, permissions, now: new Date() };
  await server.platform.db.as({ businessId: owner.businessId }, (tx) => admitMember(tx, member));
  return signIn(server, email);
}

export type Cast = {
  ours: Owner;
  /** Of another business. */
  theirs: Owner;
  /** Signed in, with no business. */
  stranger: SignedIn;
  /** A member of our business with no permission. */
  powerless: SignedIn;
};

export async function castOf(server: TestServer): Promise<Cast> {
  const [ours, theirs, stranger] = await Promise.all([newOwner(server), newOwner(server), newPerson(server)]);
  return { ours, theirs, stranger, powerless: await newStaff(server, ours, []) };
}

const logo = { bytes: new Uint8Array(png), name: 'logo.png', type: 'image/png' };

/** An owner for whom nothing has ended yet: some operations end the sign-in or the business of whoever uses them. */
export function standingOwnerOf(server: TestServer): () => Promise<Owner> {
  let owner: Owner | undefined;
  const isStanding = async ({ businessId, token }: Owner) =>
    (await server.call('GET', `/c/${businessId}/businesses/detail/`, { token })).status === 200;
  return async () => {
    if (owner === undefined || !(await isStanding(owner))) owner = await newOwner(server, { logo });
    return owner;
  };
}

/** Whether an operation says of which business it speaks, in its path or anywhere else. */
export const namesBusiness = ({ parameters, body }: Described): boolean =>
  parameters.some(({ name }) => name === 'domain') || 'domain' in (body?.properties ?? {});

/** Where an operation is reached, every parameter that it needs being valid. */
export const placeAt = (
  { isOpen, parameters }: Described,
  { token, businessId }: { token: string; businessId: string },
): Place => {
  const valuesIn = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && (place === 'path' || one.required === true))
        .map(({ name, schema }) => [name, name === 'domain' ? businessId : String(sampleOf(schema))]),
    );
  return { ...(isOpen ? {} : { token }), path: valuesIn('path'), query: valuesIn('query') };
};

/** The operation's full body, speaking of a business where it speaks of one. */
export function rightBody(operation: Described, businessId: string): Sent {
  if (operation.body === null) return {};
  const whole: Fields = fullBody(operation);
  return asBody(operation, 'domain' in whole ? { ...whole, domain: businessId } : whole);
}

export function checksOn(server: TestServer, { ours, stranger }: Cast) {
  const atOnce = pLimit(8);

  /** By its owner where it is a business's, and by a person without a business otherwise. */
  const placeOf = (operation: Described): Place =>
    placeAt(operation, { token: namesBusiness(operation) ? ours.token : stranger.token, businessId: ours.businessId });

  /** What is wrong with an answer; null when it is the refusal that was expected. */
  async function faultOf(operation: Described, { name, field, ...sent }: Case, place = placeOf(operation)) {
    const { status } = sent;
    const answer = await ask(server, operation, sent, place);
    const found = `${name}: ${answer.status} ${answer.text.slice(0, 200)}`;
    if (answer.status !== status || !operation.statuses.includes(status)) return `${found}, not ${status}`;
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return `${found} is no JSON`;
    const body: unknown = JSON.parse(answer.text);
    if (!isRefusal(body)) return `${found} has not the shape of a refusal`;
    if (field !== undefined && !Object.hasOwn(body as object, field)) return `${found} does not name ${field}`;
    return null;
  }

  async function faultsOf(operation: Described, cases: readonly Case[], place?: Place) {
    const faults = await Promise.all(cases.map((one) => atOnce(() => faultOf(operation, one, place))));
    return faults.filter((fault) => fault !== null);
  }

  /** Runs what must be refused, and looks whether anything was stored. */
  async function expectNothingStored(act: () => Promise<void>) {
    const before = await storedBy(server);
    await act();
    expect(await storedBy(server)).toEqual(before);
  }

  return { atOnce, placeOf, faultOf, faultsOf, expectNothingStored };
}
