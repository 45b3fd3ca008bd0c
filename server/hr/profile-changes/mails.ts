/** The mail to an employee whose request was decided. It says which fields, and never what is in them. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type Decided = { to: string; business: string; approved: string; refused: readonly { name: string; note: string }[] };

export const profileDecidedMail = (publicUrl: string, { to, business, approved, refused }: Decided) =>
  renderMail({
    publicUrl,
    to,
    subject: 'Your profile change was reviewed',
    before: [
      `${onOneLine(business)} looked at what you asked to have changed in your profile.`,
      ...(approved === '' ? [] : [`Changed as you asked: ${onOneLine(approved)}.`]),
      ...refused.map(({ name, note }) => `Not changed: ${onOneLine(name)}. ${onOneLine(note)}`),
    ],
    button: ['Open my profile', `${publicUrl}/my-profile`],
    after: 'Steward sends this because your employer keeps your record in it.',
  });
