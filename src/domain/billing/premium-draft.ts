import { mostEmployees } from './order.ts';
import { products, type Selection, selectionCycles } from './selection.ts';

/** The draft of an unfinished premium sign-up. The answers about the business have their own draft. */
export type KeptSignUp = {
  version: typeof version;
  selection: Selection | null;
  /** The address that signed up or signed in. */
  email: string | null;
  /** The created business that waits for payment. */
  businessId: string | null;
};

const version = 1;

export const toKeptSignUp = ({ selection, email, businessId }: Omit<KeptSignUp, 'version'>): KeptSignUp => ({
  version,
  selection,
  email,
  businessId,
});

type Known = Record<string, unknown>;
const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function readSelection(found: unknown): Selection | null {
  if (!isKnown(found)) return null;
  const product = products.find((each) => each === found.product);
  const cycle = selectionCycles.find((each) => each === found.cycle);
  const planCode = textOf(found.planCode);
  const { numEmployees, recurring } = found;
  const isCount = typeof numEmployees === 'number' && Number.isInteger(numEmployees);
  if (!product || !cycle || !planCode || !isCount || numEmployees < 1 || numEmployees > mostEmployees) return null;
  return { product, cycle, planCode, numEmployees, recurring: recurring === true };
}

/** Reads a draft from storage, which anyone can edit; null unless it is a valid draft of this version. */
export function readKeptSignUp(found: unknown): KeptSignUp | null {
  if (!isKnown(found) || found.version !== version) return null;
  const selection = readSelection(found.selection);
  // A draft without a selection cannot continue.
  return selection && toKeptSignUp({ selection, email: textOf(found.email), businessId: textOf(found.businessId) });
}

/** Whether a draft can belong to this address, so that nobody sees another person's draft. */
export const isDraftOf = (kept: KeptSignUp, email: string): boolean =>
  kept.email === null || kept.email.toLowerCase() === email.toLowerCase();
