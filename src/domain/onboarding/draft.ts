import {
  avatarColours,
  companySizes,
  interests,
  ratings,
  referralSources,
} from '../../../openapi/generated/lists/onboarding.ts';
import { type Answers, canAdvance, noAnswers, type Step, steps } from './business.ts';

export const draftVersion = 1;

/** The draft of an unfinished wizard. The logo is separate because it does not fit into JSON. */
export type Kept = {
  version: typeof draftVersion;
  step: Step;
  answers: Omit<Answers, 'logo'>;
  logo: File | null;
  idempotencyKey: string;
  taskId: string | null;
};

/** The draft to store. */
export const toKept = (draft: {
  step: Step;
  answers: Answers;
  idempotencyKey: string;
  taskId: string | null;
}): Kept => {
  const { logo, ...answers } = draft.answers;
  const { step, idempotencyKey, taskId } = draft;
  return { version: draftVersion, step, answers, logo, idempotencyKey, taskId };
};

/** All answers of a stored draft. */
export const keptAnswers = (kept: Kept): Answers => ({ ...kept.answers, logo: kept.logo });

type Known = Record<string, unknown>;

const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const oneOf = <T>(list: readonly T[], value: unknown): T | null => list.find((each) => each === value) ?? null;
const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

const readAnswers = (known: Known): Omit<Answers, 'logo'> => {
  const text = (field: keyof Answers & string): string => textOf(known[field], String(noAnswers[field]));
  const interested: unknown[] = Array.isArray(known.interested_in) ? known.interested_in : [];
  return {
    name: text('name'),
    country: text('country'),
    state: text('state'),
    city: text('city'),
    address1: text('address1'),
    address2: text('address2'),
    post_code: text('post_code'),
    currency: text('currency'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    phone_number: text('phone_number'),
    avatar: oneOf(avatarColours, known.avatar),
    interested_in: interests.filter((each) => interested.includes(each)),
    size: oneOf(companySizes, known.size),
    point_of_contact: oneOf(referralSources, known.point_of_contact),
    rating: oneOf(ratings, known.rating),
  };
};

/** The contract's pattern for an idempotency key. */
const keyShape = /^[A-Za-z0-9_-]{8,128}$/;

/**
 * Reads a draft from storage, which anyone can edit. Null unless it is a draft of this version with a valid key. When the
 * answers do not reach the stored step, the draft resumes at the first unanswered step, as the wizard's guards require.
 * @param asked the questions of the wizard that stored it
 */
export const readKept = (found: unknown, asked: readonly Step[] = steps): Kept | null => {
  if (!isKnown(found) || found.version !== draftVersion || !isKnown(found.answers)) return null;
  const idempotencyKey = textOf(found.idempotencyKey, '');
  const reached = oneOf(asked, found.step);
  if (reached === null || !keyShape.test(idempotencyKey)) return null;
  const answers = readAnswers(found.answers);
  const logo = typeof File !== 'undefined' && found.logo instanceof File ? found.logo : null;
  const earlier = asked.slice(0, asked.indexOf(reached));
  const step = earlier.find((each) => !canAdvance(each, { ...answers, logo })) ?? reached;
  const taskId = typeof found.taskId === 'string' && found.taskId !== '' ? found.taskId : null;
  return { version: draftVersion, step, answers, logo, idempotencyKey, taskId };
};

/**
 * The key of the next attempt, derived from the last one: `abc`, `abc-n2`, `abc-n3`. It is derived, not random, so that
 * machines stay pure; the first key is a UUID, which makes all of them unique.
 */
export const nextIdempotencyKey = (key: string): string => {
  const [, seed = key, count = '1'] = /^(.*?)(?:-n(\d+))?$/.exec(key) ?? [];
  return `${seed}-n${Number(count) + 1}`;
};
