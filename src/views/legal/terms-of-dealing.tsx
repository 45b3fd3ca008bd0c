import { type Operator, operatorName } from '../../domain/legal/operator.ts';
import type { LegalSection } from './legal-page.tsx';

/** General terms 9 to 16: what we promise, what we answer for, and how it ends. */
export const termsOfDealing = (operator: Operator): LegalSection[] => [
  {
    id: 'our-service',
    title: 'Our service',
    body: (
      <p>
        We run Steward with reasonable skill and care, and aim for it to be there whenever you need it. It may be
        interrupted for maintenance or by things beyond our control. We may change and improve it; we do not take away a
        main function that you pay for within a period that you have paid.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Warranty',
    body: (
      <p>
        Beyond what these terms say, Steward comes as it is. Warranties that the law implies are excluded as far as it
        allows; those that cannot be excluded are limited to 60 days from the day on which you first use the service,
        where the law allows that limit. Steward helps you to keep records; it does not give legal, tax or financial
        advice.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        Nothing in these terms limits what the law does not let us limit, such as liability for fraud, or for death or
        injury caused by negligence. Apart from that, all that we owe you together for any claims is limited to the
        amount that you paid us for Steward in the last 12 months before the event, and we are not liable for lost
        profit, lost business, or damage that could not be foreseen.
      </p>
    ),
  },
  {
    id: 'claims-by-others',
    title: 'Claims by others',
    body: (
      <p>
        If somebody makes a claim against us because of what you entered into Steward, or because you used it against
        these terms, you bear the cost of that claim. If somebody claims that Steward itself infringes their rights, we
        deal with that claim for you, provided that you tell us promptly and leave the defence to us.
      </p>
    ),
  },
  {
    id: 'rights-in-steward',
    title: 'Rights in Steward',
    body: (
      <p>
        Steward, its name, its design and its code belong to us or to those who license them to us. You get the right to
        use it for your business while your account exists, and no more. If you send us ideas, we may use them without
        owing you anything.
      </p>
    ),
  },
  {
    id: 'confidentiality',
    title: 'Confidentiality',
    body: (
      <p>
        Each of us keeps to itself what it learns of the other and what is not public, uses it only for this agreement,
        and shows it only to those who need it and are bound in the same way, unless the law demands otherwise. We look
        at what is in your business account only to give you support that you asked for, to keep the service secure, or
        because the law makes us.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and corrections',
    body: (
      <p>
        We may change these terms, for example because the law or the service changes. You are told in the app or by
        email within 30 days of a change; if it is to your disadvantage you can end the agreement before the next
        period, and until then the earlier terms hold for you. If a document that we gave you, such as an invoice, turns
        out to be wrong, we correct it and tell you within 30 days of the correction.
      </p>
    ),
  },
  {
    id: 'ending-and-law',
    title: 'Ending, law and disputes',
    body: (
      <>
        <p>
          You can end the agreement at any time by deleting your business; what is paid for a period that has begun is
          not paid back. We can end it with 30 days’ notice, or at once if you seriously break these terms. Terms that
          are meant to last, such as those on liability and confidentiality, stay in force.
        </p>
        <p>
          The law of the Federal Republic of Nigeria applies, and its courts decide; rights that the law of your country
          gives you and that no contract can take away remain. Before going to court, let us try to settle the matter:
          write to {operatorName(operator)}
          {operator.address === null ? '' : `, ${operator.address}`}.
        </p>
      </>
    ),
  },
];
