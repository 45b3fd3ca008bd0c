/** What the parts of the demo business share; each domain adds its part (`demo` of its plug). */
import type { Answer, Handlers, Permission } from '../platform/contract.ts';
import type { Platform } from '../platform/platform.ts';
import type { OwnerCall } from './sample-stage.ts';
import type { Services } from './services.ts';

export type DemoPerson = { email: string; first_name: string; last_name: string; phone_number: string };
export type DemoMember = DemoPerson & { role: string; permissions: readonly Permission[] };
type User = Answer<'getCurrentUser'>;
type SignedInCall = Parameters<Handlers['getCurrentUser']>[0];

export type DemoStage = {
  platform: Platform;
  services: Services;
  /** The handlers that answer people; mails are not sent. */
  handlers: Handlers;
  password: string;
  businessName: string;
  owner: DemoPerson;
  staff: readonly DemoMember[];
  /** What every call carries, a signed-in person excepted. */
  call: Omit<SignedInCall, 'body' | 'tx' | 'userId' | 'sessionId'>;
  /** Asks as a signed-in person, in a transaction of theirs. */
  as<T>(userId: string, ask: (call: SignedInCall) => Promise<T>): Promise<T>;
  /** Asks as the owner of the demo business, in one transaction; null while there is no business. */
  asOwner<T>(ask: (call: OwnerCall) => Promise<T>): Promise<T | null>;
  /** Uploads a page with a title. @returns the id of the upload */
  uploadSample(call: OwnerCall, title: string): Promise<string>;
  /** The person of an address; null until they have a confirmed account. */
  userOf(email: string): Promise<User | null>;
};
