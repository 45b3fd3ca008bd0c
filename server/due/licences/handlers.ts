/** The driver's licence of whoever is about to get a vehicle. */
import { todayIn } from '../../directory/business-day.ts';
import { findReader } from '../../directory/directory.ts';
import { describeEmployees } from '../../directory/employees.ts';
import type { Answer, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { mayKnowOf } from '../audience.ts';
import { findLicence } from '../listing/store.ts';

type Licence = { expiryDate: string | null } | undefined;

function stateOf(licence: Licence, today: string): 'valid' | 'expired' | 'missing' {
  if (licence === undefined) return 'missing';
  return licence.expiryDate !== null && licence.expiryDate < today ? 'expired' : 'valid';
}

/** Others learn what they need to give a vehicle away, and no more. */
function licenceFor(licence: Licence, today: string, mayKnow: boolean): Answer<'getDriverLicence'> {
  const state = stateOf(licence, today);
  if (mayKnow) return { state, expiry_date: licence?.expiryDate ?? null };
  return { state: state === 'valid' ? state : 'not_valid', expiry_date: null };
}

export const licenceHandlers = ({ clock }: Platform): Pick<Handlers, 'getDriverLicence'> => ({
  getDriverLicence: async ({ tx, businessId, userId, params: { employee } }) => {
    const reader = await findReader(tx, businessId, userId);
    const known = await describeEmployees(tx, businessId, [employee]);
    if (reader === undefined || !known.has(employee)) throw refuse.missing();
    const licence = await findLicence(tx, businessId, employee);
    return licenceFor(licence, await todayIn(tx, businessId, clock.now()), mayKnowOf('licence', reader));
  },
});
