/** What domains ask of each other; app.ts puts it together. */
import type { components } from '../../openapi/generated/contract.ts';
import type { Inside } from '../platform/asking.ts';
import type { Caller, Permission } from '../platform/contract.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Tell } from './facts.ts';
import type { Activities, FirstSteps } from './home.ts';
import type { ImportedList, ImportKind } from './imports.ts';
import type { Counts, NewBusiness, PlanChoice } from './new-business.ts';
import type { OwnerCall, Trade } from './sample-stage.ts';

export type SignedIn = components['schemas']['SignedIn'];
export type SecondStepAsked = components['schemas']['SecondStepAsked'];
/** `key` is the address, as `emailKey` makes it. */
export type Credentials = { userId: string; passwordHash: string; key: string };

export type Accounts = {
  /** Two spellings with the same key are one account. */
  emailKey(email: string): string;
  /** What is wrong with a new password, as messages. */
  checkNewPassword(password: string, about: Record<string, string>): Promise<string[]>;
  /** The confirmed account of an address. */
  findAccount(tx: Tx, key: string): Promise<{ userId: string } | undefined>;
  /** Whether it is the password of a signed-in person. */
  isPasswordOf(tx: Tx, userId: string, password: string): Promise<boolean>;
  /** The plan that a person chose when they signed up, for the first business that they own; free for every other one. */
  planChoice(tx: Tx, userId: string): Promise<PlanChoice>;
  /**
   * The account of an address that a mailed link has proved. Without a password, it takes this one and these names and is
   * confirmed, and the sign-ups that wait for the address end. With a password, nothing changes.
   */
  settle(
    tx: Tx,
    account: { email: string; key: string; passwordHash: string; firstName: string; lastName: string; now: Date },
  ): Promise<{ userId: string; isNew: boolean }>;
  /** @throws 400 when address and password do not belong together, 429 after too many attempts */
  checkPassword(email: string, password: string, caller: Caller): Promise<Credentials>;
  /** A ticket for a person who gave the right password and owes a code; null when the account asks for none. */
  askSecondStep(credentials: Credentials, device: string): Promise<SecondStepAsked | null>;
  /**
   * Takes ticket and code; `join` then makes the person a member. When `join` throws, neither of the two was taken.
   * @throws 400, of which the code `ticket_ended` asks for the password again; 429 after too many attempts
   */
  completeSecondStep(
    given: { ticket: string; code: string },
    caller: Caller,
    arrival: { first: string; join(tx: Tx, credentials: Credentials): Promise<void> },
  ): Promise<SignedIn>;
  /** Signs in a person who has given all that their account asks for; `first` is the business to name first. */
  open(tx: Tx, credentials: Credentials, caller: Caller, about: { device: string; first: string }): Promise<SignedIn>;
};

export type Businesses = {
  /** The logo as a `data:` URL of a few kB; null without one. */
  smallLogo(businessId: string): Promise<string | null>;
};

export type Employees = {
  /**
   * Gives a new member their employee: the one who was invited, the one with their address, or a new one. May be repeated.
   */
  employ(tx: Tx, member: { businessId: string; userId: string; employeeId?: string | null; now: Date }): Promise<void>;
};

/** Regions are the locations of assets too. The transaction has entered the business. */
export type Regions = {
  /** @returns its id; null when the business has a region of this name */
  add(tx: Tx, region: { businessId: string; name: string; now: Date }): Promise<string | null>;
  /**
   * Breaks a foreign key when something refers to it. One that has another name by now stays.
   * @returns whether it is gone
   */
  remove(tx: Tx, region: { businessId: string; id: string; name: string }): Promise<boolean>;
};

type Giver = { id: string; isOwner: boolean; permissions: readonly Permission[] };
export type Members = {
  /**
   * Ends the access of a member with their next request; one who is no member stays so. The transaction has entered the business.
   * @throws 409 for the owner
   */
  end(
    tx: Tx,
    ending: { businessId: string; userId: string; actorId: string; address: string; now: Date },
  ): Promise<void>;
  /**
   * Gives somebody who was a member the access of before, with those permissions that the giver may give. Who is a member, or
   * never was one, stays so. The transaction has entered the business.
   */
  restore(
    tx: Tx,
    restoring: { businessId: string; userId: string; giver: Giver; address: string; now: Date },
  ): Promise<void>;
};

/** What an employee holds, by domain. The transaction has entered the business. */
export type Holdings = (
  tx: Tx,
  businessId: string,
  employeeId: string,
) => Promise<components['schemas']['HeldThing'][]>;

/**
 * By what reminders call a kind of thing: the members who have some of its things, by the id of the thing. The transaction
 * has entered the business.
 */
export type Holders = Readonly<
  Record<string, (tx: Tx, businessId: string, ids: readonly string[]) => Promise<Map<string, string>>>
>;

/** Why an employee is not given notice of dismissal today, or until a last day; null where nothing stands against it. */
export type Protections = (
  tx: Tx,
  businessId: string,
  about: { employeeId: string; today: string; lastDay: string },
) => Promise<string | null>;

/** What some employees work on a day as it is published, by their ids; null where nothing of the day is published. */
export type WorkOn = (
  inside: Inside,
  employees: readonly string[],
  day: string,
) => Promise<ReadonlyMap<string, components['schemas']['PublishedTimes'][]> | null>;

export type Services = {
  /** Tells every domain that hears it. */
  tell: Tell;
  accounts: Accounts;
  businesses: Businesses;
  employees: Employees;
  members: Members;
  workOn: WorkOn;
  regions: Regions;
  /** What an employee holds, of all domains. */
  listHeld: Holdings;
  /** What protects an employee, of all domains. */
  protectionsOf(...about: Parameters<Protections>): Promise<string[]>;
  /** Every domain adds what a new business begins with. The transaction must have entered the business. */
  beginBusiness(tx: Tx, business: NewBusiness): Promise<void>;
  /** Every domain removes what would stay behind. @returns where the files are stored that are to be removed */
  endBusiness(tx: Tx, businessId: string): Promise<string[]>;
  /** Every domain adds its part of a sample, as the owner who asks. */
  addSample(call: OwnerCall, trade: Trade): Promise<void>;
  countsOf(tx: Tx, businessId: string, now: Date): Promise<Counts>;
  /** The lists into which files are imported, of all domains. */
  imports: Readonly<Record<ImportKind, ImportedList>>;
  /** By kind of thing; of all domains. */
  holders: Holders;
  /** Of all domains. */
  firstSteps: FirstSteps;
  activities: Activities;
};
