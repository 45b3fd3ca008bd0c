/** What accounts offer to other domains. */
import type { Platform } from '../platform/platform.ts';
import type { Accounts } from '../plug/services.ts';
import { emailKey } from './account/rules.ts';
import { findConfirmedAccount, readPlanChoice } from './account/store.ts';
import { createPasswordCheck } from './passwords/check.ts';
import { findPasswordHash } from './passwords/store.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { settleAccount } from './sign-up/store.ts';

export const accountsService = (platform: Platform): Accounts => {
  const { checkPassword, askSecondStep, complete, open } = createSignIn(platform);
  return {
    emailKey,
    checkPassword,
    open,
    checkNewPassword: createPasswordCheck(platform),
    completeSecondStep: complete,
    askSecondStep: (known, device) =>
      platform.db.as({ userId: known.userId }, (tx) => askSecondStep(tx, known, device)),
    findAccount: findConfirmedAccount,
    isPasswordOf: async (tx, userId, password) => {
      const hash = await findPasswordHash(tx, userId);
      return hash !== undefined && (await platform.passwords.verify(hash, password));
    },
    planChoice: readPlanChoice,
    settle: settleAccount,
  };
};
