import { frequencies } from '../../../openapi/generated/lists/billing.ts';
import { mostEmployees, type Order } from './order.ts';
import { products, type Selection, selectionCycles, soldFor } from './selection.ts';

/** The draft of an unfinished premium sign-up. The answers about the business have their own draft. */
export type KeptSignUp = {
  version: typeof version;
  selection: Selection | null;
  /** What the person made of the selection when they paid; null until then. */
  order: Order | null;
  /** The address that signed up or signed in. */
  email: string | null;
  /** The created business that waits for payment. */
  businessId: string | null;
};

const version = 1;

type Unfinished = Omit<KeptSignUp, 'version' | 'order'> & Partial<Pick<KeptSignUp, 'order'>>;

export const toKeptSignUp = ({ selection, order = null, email, businessId }: Unfinished): KeptSignUp => ({
  version,
  selection,
  order,
  email,
  businessId,
});

type Known = Record<string, unknown>;
const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostEmployees;

function readOrder(found: unknown): Order | null {
  if (!isKnown(found)) return null;
  const frequency = frequencies.find((each) => each === found.frequency);
  const { numEmployees } = found;
  if (!frequency || !isCount(numEmployees)) return null;
  return { frequency, numEmployees, recurring: found.recurring === true, couponCode: textOf(found.couponCode) };
}

function readSelection(found: unknown): Selection | null {
  if (!isKnown(found)) return null;
  const product = products.find((each) => each === found.product);
  const cycle = selectionCycles.find((each) => each === found.cycle);
  const planCode = textOf(found.planCode);
  const { numEmployees, recurring } = found;
  if (!product || !cycle || !planCode || !isCount(numEmployees)) return null;
  return { product: soldFor(product), cycle, planCode, numEmployees, recurring: recurring === true };
}

/** Reads a draft from storage, which anyone can edit; null unless it is a valid draft of this version. */
export function readKeptSignUp(found: unknown): KeptSignUp | null {
  if (!isKnown(found) || found.version !== version) return null;
  const selection = readSelection(found.selection);
  // A draft without a selection cannot continue.
  if (selection === null) return null;
  const [email, businessId] = [textOf(found.email), textOf(found.businessId)];
  return toKeptSignUp({ selection, order: readOrder(found.order), email, businessId });
}

/** Whether a draft can belong to this address, so that nobody sees another person's draft. */
export const isDraftOf = (kept: KeptSignUp, email: string): boolean =>
  kept.email === null || kept.email.toLowerCase() === email.toLowerCase();
