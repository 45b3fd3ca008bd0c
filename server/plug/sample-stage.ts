/** What the parts of a sample for a new business share; each domain adds its part (`sample` of its plug). */
import type { components } from '../../openapi/generated/contract.ts';
import type { BusinessCall, Handlers } from '../platform/contract.ts';
import type { Platform } from '../platform/platform.ts';

/** What every call of the owner carries in their business. */
export type OwnerCall = Omit<BusinessCall<'listAllRegions'>, 'body'> & { body: undefined };
export type Trade = components['schemas']['Trade'];
export type SampleStage = {
  platform: Platform;
  /** The handlers that answer people; mails are not sent. */
  handlers: Handlers;
  trade: Trade;
  /** Acts as the owner, in one transaction. The people of a sample have no address: nobody is mailed. */
  asOwner<T>(ask: (call: OwnerCall) => Promise<T>): Promise<T | null>;
};
