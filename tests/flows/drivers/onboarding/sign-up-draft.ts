/** Stores the draft of a premium sign-up on the device before the page opens. */

import { toKeptSignUp } from '../../../../src/domain/billing/premium-draft.ts';
import type { Selection } from '../../../../src/domain/billing/selection.ts';
import { selection as suiteForSeven } from '../../../../src/machines/billing/samples.ts';
import { keyOf, ofVisitor } from '../../../../src/services/shared/device/storage.ts';
import type { Stage } from '../../browser/stage.ts';

export const signUpKey = keyOf(ofVisitor('premiumSignUp'));

type Draft = { email: string | null; businessId?: string | null; selection?: Selection };

/** Runs on any page of the app's origin. */
export const keepSignUp = (
  { page }: Pick<Stage, 'page'>,
  { email, businessId = null, selection = suiteForSeven }: Draft,
): Promise<void> =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    signUpKey,
    JSON.stringify(toKeptSignUp({ selection, email, businessId })),
  ] as const);
