import { type Operator, operatorName } from '../../domain/legal/operator.ts';
import type { LegalSection } from './legal-page.tsx';

/** Why and on which grounds personal data is used; the first half of the notice. */
export const privacyGrounds = (operator: Operator): LegalSection[] => [
  {
    id: 'introduction',
    title: 'Introduction',
    body: (
      <>
        <p>
          Steward is a service for running a business: its people, assets, vehicles and pay. It consists of an online
          business account, an accountant edition and an employee portal. This notice covers all three, and these pages.
        </p>
        <p>
          Two roles matter. For your account, and for the way in which the service is used, we decide why and how data
          is used: we are the controller. For what a business records in Steward about its staff, applicants, referees,
          customers and suppliers, that business decides, and we act on its instructions as its processor. If your
          employer uses Steward, ask your employer first about your record.
        </p>
        <p>
          We follow the Nigeria Data Protection Act 2023 and the rules made under it and before it, among them the
          Nigeria Data Protection Regulation 2019. Where the law of another country protects you as well, such as the UK
          General Data Protection Regulation for payroll in the United Kingdom, we follow that too.
        </p>
      </>
    ),
  },
  {
    id: 'fair-processing',
    title: 'Fair processing',
    body: (
      <>
        <p>We keep to these principles whenever we use personal data:</p>
        <ul>
          <li>we use it lawfully, fairly, and in ways that you would expect from this notice;</li>
          <li>
            we collect it for the purposes that are named here and do not use it for others that do not go with them;
          </li>
          <li>we ask for no more than a purpose needs;</li>
          <li>we keep it accurate, and let you correct it;</li>
          <li>we keep it no longer than needed;</li>
          <li>we keep it secure, and can show that we do.</li>
        </ul>
        <p>
          We do not sell personal data, and we make no decision about you by machine alone that has legal effects for
          you.
        </p>
      </>
    ),
  },
  {
    id: 'conditions-for-processing',
    title: 'Conditions for processing',
    body: (
      <>
        <p>We use personal data only when one of these conditions is met:</p>
        <ul>
          <li>
            <strong>Contract.</strong> We need it to give you the service that you signed up for, or to take steps that
            you asked for before that.
          </li>
          <li>
            <strong>Legal obligation.</strong> The law asks it of us, for example to keep records of payments.
          </li>
          <li>
            <strong>Legitimate interest.</strong> We need it to keep the service secure, to find faults and to prevent
            misuse, and your interests do not outweigh that.
          </li>
          <li>
            <strong>Consent.</strong> You agreed to it, and can withdraw that at any time.
          </li>
          <li>
            <strong>Vital or public interest.</strong> A life depends on it, or the law gives us a task in the public
            interest. We expect to need these rarely, if ever.
          </li>
        </ul>
        <p>
          A business may record sensitive data about its staff, such as health or family data. It must have a lawful
          ground of its own for that, and we process it only because the business told us to.
        </p>
      </>
    ),
  },
  {
    id: 'marketing',
    title: 'Marketing',
    body: (
      <p>
        The mails that Steward sends are about your account and your business: confirmations, links, reminders and
        receipts. We send marketing only to people who asked for it, say in each message how to stop it, and stop it
        when you do. We do not give your details to others for their marketing.
      </p>
    ),
  },
  {
    id: 'identity-and-contact-details',
    title: 'Identity and contact details',
    body: (
      <>
        <p>
          The controller is {operatorName(operator)}.{' '}
          {operator.address === null
            ? 'Its address has not been filled in yet.'
            : `Its address is ${operator.address}.`}
        </p>
        <p>
          Questions about this notice and about your data go to the data protection manager; the{' '}
          <a href="#data-protection-manager">last section</a> says how to write to them.
        </p>
      </>
    ),
  },
  {
    id: 'lawful-collection',
    title: 'Lawful collection',
    body: (
      <p>
        We collect data openly and for a reason that we name: from forms that say what they are for, from files that you
        upload, and from the way in which your browser talks to our servers. Where a business gives us data about other
        people, it promises that it may, and that it has told them. Steward is for people of 18 years and over; we do
        not knowingly collect data from children. A business that must record data about its staff’s children, such as
        dependants, does so on its own responsibility.
      </p>
    ),
  },
  {
    id: 'consent',
    title: 'Consent',
    body: (
      <p>
        Where we rely on consent, we ask for it separately and plainly, you can say no, and you can withdraw it later as
        easily as you gave it, by writing to the data protection manager. Withdrawing does not make unlawful what was
        done before. Signing up is a contract, not consent: we do not ask you to agree to this notice, only to read it.
      </p>
    ),
  },
];
