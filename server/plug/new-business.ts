/** A business that is being created, as every domain is given it, and what the dashboard counts of one. */
import type { components } from '../../openapi/generated/contract.ts';
import type { UploadedFile } from '../platform/contract.ts';

type Schemas = components['schemas'];

export type Counts = Schemas['Quickstart'];

/** The checked answers of the wizard. */
export type BusinessInput = {
  name: string;
  description: string;
  type: Schemas['BusinessType'];
  firstName: string;
  lastName: string;
  /** E.164. */
  phoneNumber: string;
  address1: string;
  address2: string;
  postCode: string;
  country: string;
  state: string;
  city: string;
  currency: string;
  timeZone: string;
  avatar: Schemas['AvatarColour'];
  size: Schemas['CompanySize'];
  pointOfContact: Schemas['ReferralSource'] | null;
  rating: Schemas['Rating'] | null;
  interestedIn: Schemas['Interest'][];
};

/** An uploaded file that is kept, with where it is stored. */
export type KeptFile = Pick<UploadedFile, 'filename' | 'size' | 'sha256'> & { type: string; storedAs: string };

/** The plan that a person chose when they signed up. */
export type PlanChoice = { plan: 'premium' | 'free'; info: Schemas['SubscriptionInfo'] | null };

export type NewBusiness = {
  businessId: string;
  /** Its owner. */
  userId: string;
  input: BusinessInput;
  logo: KeptFile | null;
  choice: PlanChoice;
  now: Date;
};
