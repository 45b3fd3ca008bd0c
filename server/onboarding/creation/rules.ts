/** What a business needs to be created, and how its creation may proceed. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { interests } from '../../../openapi/generated/lists/onboarding.ts';
import { findCountry, placeProblems, timeZoneOf } from '../../platform/countries.ts';
import { toE164 } from '../../platform/phone.ts';
import type { BusinessInput } from '../../plug/new-business.ts';

type Schemas = components['schemas'];
export type BusinessCreation = Schemas['BusinessCreation'];
export type TaskStatus = Schemas['CreationStatus'];
type Interest = Schemas['Interest'];

const isInterest = (text: string): text is Interest => interests.some((interest) => interest === text);

/** Where a creation may go from each status. A failing attempt stays in STARTED until the last one has failed. */
const taskMoves: Record<TaskStatus, readonly TaskStatus[]> = {
  PENDING: ['STARTED', 'FAILURE'],
  STARTED: ['STARTED', 'SUCCESS', 'FAILURE'],
  SUCCESS: [],
  FAILURE: [],
};
export const canMove = (from: TaskStatus, to: TaskStatus): boolean => taskMoves[from].includes(to);
export const hasEnded = (status: TaskStatus): boolean => taskMoves[status].length === 0;
export const failureReason = 'Your business could not be set up, and nothing was created. Please try again.';

export type Checked = { input: BusinessInput; problems: null } | { input: null; problems: Record<string, string[]> };

/**
 * @param hasLogo whether a picture was uploaded
 */
export function checkCreation(body: BusinessCreation, hasLogo: boolean): Checked {
  const problems: Record<string, string[]> = {};
  const text = (field: 'name' | 'first_name' | 'last_name' | 'address1' | 'city') => {
    const trimmed = body[field].trim();
    if (trimmed === '') problems[field] = ['This field may not be blank.'];
    return trimmed;
  };
  const { country: code = 'NG', state } = body;
  const country = findCountry(code);
  const currency = body.currency ?? country?.currency ?? '';
  const phoneNumber = toE164(body.phone_number, code);
  const names = [...new Set((body.interested_in ?? '').split(',').map((name) => name.trim()))].filter(
    (name) => name !== '',
  );

  Object.assign(problems, placeProblems({ country: code, state, currency }));
  if (phoneNumber === null) problems.phone_number = ['The phone number entered is not valid.'];
  const unknown = names.filter((name) => !isInterest(name));
  if (unknown.length > 0) problems.interested_in = unknown.map((name) => `"${name}" is not a valid choice.`);
  if (!hasLogo && body.logo !== undefined) problems.logo = ['The submitted data was not a file.'];
  if (hasLogo && body.avatar !== undefined) problems.avatar = ['Choose either a logo or a colour.'];

  const input = {
    name: text('name'),
    description: body.description?.trim() ?? '',
    type: body.type ?? 'partnership',
    firstName: text('first_name'),
    lastName: text('last_name'),
    phoneNumber: phoneNumber ?? '',
    address1: text('address1'),
    address2: body.address2?.trim() ?? '',
    postCode: body.post_code?.trim() ?? '',
    country: code,
    state,
    city: text('city'),
    currency,
    timeZone: country === undefined ? '' : timeZoneOf(country, state),
    avatar: body.avatar ?? 'green',
    size: body.size,
    pointOfContact: body.point_of_contact ?? null,
    rating: body.rating ?? null,
    interestedIn: names.filter(isInterest),
  };
  return Object.keys(problems).length > 0 ? { input: null, problems } : { input, problems: null };
}

/** How many open businesses a person may own. */
export const mostBusinesses = 20;
