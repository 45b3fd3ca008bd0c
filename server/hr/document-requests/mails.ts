/** The mail to an employee whose document was sent back. What people typed is put on one line each. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';

type SentBack = { to: string; business: string; document: string; note: string };

export const sentBackMail = (publicUrl: string, { to, business, document, note }: SentBack) =>
  renderMail({
    publicUrl,
    to,
    subject: `Send your document again: ${onOneLine(document)}`,
    before: [`${onOneLine(business)} could not accept the document that you sent: ${onOneLine(note)}`],
    button: ['Send it again', `${publicUrl}/my-files`],
    after: 'Steward sends this because your employer keeps these papers in it.',
  });
