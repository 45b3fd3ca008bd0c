/** The mails about the second step. */
import { renderMail } from '../../platform/mail/mail-template.ts';

const secondStepChanges = {
  on: 'The second step of signing in was turned on for your Steward account.',
  off: 'The second step of signing in was turned off for your Steward account: the password alone is enough now.',
  renewed: 'The recovery codes of your Steward account were replaced. The old ones no longer work.',
  recovered:
    'Somebody, probably you, signed in to your Steward account with a recovery code, which cannot be used again.',
};

export const secondStepMail = (publicUrl: string, to: string, change: keyof typeof secondStepChanges) =>
  renderMail({
    publicUrl,
    to,
    subject: change === 'recovered' ? 'A recovery code was used' : 'Your second step was changed',
    before: secondStepChanges[change],
    button: null,
    after: `If that was not you, choose a new password at ${publicUrl}/forgot-password at once.`,
  });
