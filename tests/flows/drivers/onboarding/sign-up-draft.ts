/** What a device keeps of a premium sign-up, laid there before the page is opened. */
import { toKeptSignUp } from '../../../../src/domain/billing/premium-draft.ts';
import type { Selection } from '../../../../src/domain/billing/selection.ts';
import { selection as suiteForSeven } from '../../../../src/machines/billing/samples.ts';
import type { Stage } from '../../browser/stage.ts';

type Draft = { email: string | null; businessId?: string | null; selection?: Selection };

/** On any page of the app's own origin. */
export const keepSignUp = (
  { page }: Pick<Stage, 'page'>,
  { email, businessId = null, selection = suiteForSeven }: Draft,
): Promise<void> =>
  page.evaluate(
    (text) => localStorage.setItem('draft:premiumSignUp', text),
    JSON.stringify(toKeptSignUp({ selection, email, businessId })),
  );
