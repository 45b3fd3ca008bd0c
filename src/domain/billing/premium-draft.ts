import { mostEmployees } from './order.ts';
import { products, type Selection, selectionCycles } from './selection.ts';

/** What is kept of a premium sign-up that is not finished. Answers about the business have a draft of their own. */
export type KeptSignUp = {
  version: typeof version;
  selection: Selection | null;
  /** The address that signed up, or that signed in meanwhile. */
  email: string | null;
  /** The business that was created and is to be paid for. */
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

/** A draft as it was found in storage, which anybody may have written to; null unless it is one of this version. */
export function readKeptSignUp(found: unknown): KeptSignUp | null {
  if (!isKnown(found) || found.version !== version) return null;
  const selection = readSelection(found.selection);
  // Without what to buy, there is nothing to go on with.
  return selection && toKeptSignUp({ selection, email: textOf(found.email), businessId: textOf(found.businessId) });
}

/** Whether a draft can be that of somebody: nobody meets another's. */
export const isDraftOf = (kept: KeptSignUp, email: string): boolean =>
  kept.email === null || kept.email.toLowerCase() === email.toLowerCase();
