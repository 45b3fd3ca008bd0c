import { legalPaths } from '../../paths/legal.ts';
import { Link } from '../ui/actions/link.tsx';
import type { LegalSection } from './legal-page.tsx';

/** General terms 1 to 8: who may use the service, and how. */
export const termsOfUse: LegalSection[] = [
  {
    id: 'the-agreement',
    title: 'The agreement',
    body: (
      <p>
        The agreement consists of these terms, the plan that you choose, and the{' '}
        <Link href={legalPaths.privacyPolicy()} isInText>
          privacy policy
        </Link>
        , which tells how personal data is used. Nothing that was said before counts beside it. If a court finds one of
        these terms invalid, the others stay.
      </p>
    ),
  },
  {
    id: 'who-may-use-it',
    title: 'Who may use Steward',
    body: (
      <p>
        You must be at least 18 years old and able to make a contract. Steward is made for running a business, not for
        private use. You may not use it where the law forbids it, or if we have ended your account for breaking these
        terms.
      </p>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: (
      <p>
        Give true details and keep them up to date. Your account is yours alone: keep your password to yourself, and
        tell us at once if you think that somebody else has used it. We may ask you to confirm that it is you by a
        second step, such as a code from an authenticator app or, where we offer it, a code sent to the telephone number
        of your account. What is done with your account counts as done by you until you tell us.
      </p>
    ),
  },
  {
    id: 'one-business-per-account',
    title: 'One business per account',
    body: (
      <p>
        An account comes with one business, and a subscription covers that business only. If you own further businesses
        you can add them to the same sign-in; each is then a business account of its own, with its own people, records
        and subscription, and the trial or plan that you chose at sign-up holds for the first one only. You may not use
        one business account to run several businesses.
      </p>
    ),
  },
  {
    id: 'the-administrator',
    title: 'The administrator',
    body: (
      <p>
        Whoever creates a business account is its administrator and owner. The administrator decides who else may use it
        and what they may do, answers for what they do, and may name a replacement, who takes over when they accept. If
        the people behind a business disagree about who is entitled to it, we follow the law and the documents we are
        shown, and may keep the account as it is until then.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'What you may not do',
    body: (
      <>
        <p>You may not:</p>
        <ul>
          <li>break the law with Steward, or record data that you have no right to;</li>
          <li>try to reach what is not yours, or test how secure Steward is without our written consent;</li>
          <li>upload what harms others, such as viruses, or what infringes their rights;</li>
          <li>burden the service so that others suffer, or get round its limits;</li>
          <li>copy, sell or rent Steward, or take it apart, beyond what the law allows you;</li>
          <li>send unwanted messages with it.</li>
        </ul>
        <p>
          If you do, we may limit or suspend access. Where we can, we tell you first and give you time to put it right.
        </p>
      </>
    ),
  },
  {
    id: 'your-data',
    title: 'Your data',
    body: (
      <>
        <p>
          What you enter stays yours. You allow us to store, copy and process it as far as running the service for you
          needs. You are responsible for its being lawful and correct.
        </p>
        <p>
          The owner can export everything in a business at any time, on every plan, as one archive, which is kept ready
          for seven days. When the owner deletes a business, nobody can open it any more; for 30 days the owner can
          restore it or export it, and after that everything in it is deleted for good and cannot be brought back. We
          make backups against disaster; they do not replace your own copies.
        </p>
      </>
    ),
  },
  {
    id: 'fees',
    title: 'Fees and payment',
    body: (
      <>
        <p>
          Paid plans cost what is shown when you buy, per employee and period, in naira, with value added tax shown
          separately or included as stated there. You pay in advance, by card or in another way that our payment
          provider offers you, such as bank transfer or USSD. Only a card can be charged again when a subscription
          renews. Of your card we see and show only its last five digits; the rest is held by the payment provider.
        </p>
        <p>
          There is no proration and there are no refunds for a period that has begun, unless the law gives you a right
          to one. What is charged twice or by mistake we give back. Where a payment is given back in full, what it paid
          for ends and nothing more is charged. If a payment fails we tell you, try again, and may make the account
          read-only until it is paid. We tell you of a new price before it applies to you; it applies from the next
          period.
        </p>
      </>
    ),
  },
];
