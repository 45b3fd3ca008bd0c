/** What accounts offer to whoever brings people in by another way than the sign-up. */

import type { Tx } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { emailKey } from './account/rules.ts';
import { findConfirmedAccount } from './account/store.ts';
import { passwordProblems } from './passwords/rules.ts';
import { createSignIn, type Known } from './sign-in/sign-in.ts';
import { settleAccount } from './sign-up/store.ts';

export const accountsForPeople = (platform: Platform) => {
  const { checkPassword, askSecondStep, complete, open } = createSignIn(platform);
  return {
    ...{ emailKey, passwordProblems, checkPassword, open, completeSecondStep: complete },
    askSecondStep: (known: Known, device: string) =>
      platform.db.as({ userId: known.userId }, (tx) => askSecondStep(tx, known, device)),
    hasAccount: async (tx: Tx, key: string) => (await findConfirmedAccount(tx, key)) !== undefined,
    settle: settleAccount,
  };
};
