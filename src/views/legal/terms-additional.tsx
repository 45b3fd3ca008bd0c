import { legalPaths } from '../../paths/legal.ts';
import { Link } from '../ui/actions/link.tsx';
import type { LegalSection } from './legal-page.tsx';

/** The additional terms for parts of the service. */
export const additionalTerms: LegalSection[] = [
  {
    id: 'services',
    title: 'Services',
    body: (
      <>
        <p>Steward offers three services:</p>
        <ul>
          <li>
            the <strong>online business account</strong>, in which a business keeps its records and does its work;
          </li>
          <li>
            the <strong>accountant edition</strong>, in which accountants create accounts for their clients and work in
            those they were let into;
          </li>
          <li>
            the <strong>employee portal</strong>, in which employees see and do what their employer has opened to them.
          </li>
        </ul>
        <p>Which modules you have depends on your plan and on what has been released; the app shows it.</p>
      </>
    ),
  },
  {
    id: 'users',
    title: 'Users',
    body: (
      <p>
        The administrator may invite further users and gives each of them rights, which may include viewing, adding,
        copying and deleting records, and adding charges. Every user has a sign-in of their own and accepts these terms.
        The administrator can change or take back rights at any time, and is responsible for doing so when somebody
        leaves. An invitation is good for 72 hours.
      </p>
    ),
  },
  {
    id: 'subscription',
    title: 'Subscription',
    body: (
      <p>
        A subscription runs for the period that you choose, by the month or by the year or as offered when you buy, and
        renews itself for the same period until you switch the renewal off. Do that before a period ends, and the
        subscription ends with it. It covers the number of employees that you pay for; more can be added at any time at
        the price of your plan. There is no proration and no refund for what is left of a period. A plan that is free
        stays free until you choose another one.
      </p>
    ),
  },
  {
    id: 'trial',
    title: 'Trial',
    body: (
      <p>
        A trial lets you use a paid plan without paying, once, for the number of days shown when it begins. No card is
        needed. When it ends and you have not bought a licence, your business account becomes read-only: you can look at
        your data, export it, and buy. We tell you before we delete anything, and leave you at least 30 days; after that
        the data can be lost for good. A free plan, where it is offered, is not a trial and does not end like one.
      </p>
    ),
  },
  {
    id: 'beta-features',
    title: 'Beta features',
    body: (
      <p>
        We may let you try features that are not finished, and mark them as beta. They can have faults, change, or go.
        Do not rely on them for work that cannot wait. No warranty applies to them, and what you tell us about them may
        be used freely.
      </p>
    ),
  },
  {
    id: 'personal-information',
    title: 'Personal information',
    body: (
      <p>
        For what a business records about other people, the business is the controller and we are its processor: we
        process it only on its documented instructions, which are these terms and what its users do in Steward; keep it
        confidential and secure; use other processors only under the same duties; help the business to answer requests
        of the people concerned and to report breaches; and delete it when the business is deleted. The business makes
        sure that it may record what it records. The{' '}
        <Link href={legalPaths.privacyPolicy()} isInText>
          privacy policy
        </Link>{' '}
        says more.
      </p>
    ),
  },
  {
    id: 'third-party-products',
    title: 'Third-party products',
    body: (
      <p>
        Steward can work together with products of others, such as a payment provider or a bank. Your contract about
        them is with those others. We are not responsible for what they do, and may stop working together with one of
        them. If you connect one, you allow us to exchange with it the data that the connection needs.
      </p>
    ),
  },
  {
    id: 'data-transfer-and-receipt',
    title: 'Data transfer and receipt',
    body: (
      <p>
        You can bring data into Steward by uploading files and take it out by exporting it. Check what you import: we
        take it as you give it. Data that reaches us from elsewhere at your request is yours from the moment it arrives.
        What has left Steward at your request, in an export or through a connection, is no longer under our protection;
        an export holds personal data, so keep it where only those who need it can reach it.
      </p>
    ),
  },
  {
    id: 'communication-services',
    title: 'Communication services',
    body: (
      <p>
        Where Steward sends messages for you, such as invitations, reminders or requests to referees, you decide who
        gets them and are responsible for being allowed to write to them. We send them in your name and ours, limit how
        many are sent, and may refuse to send what is unlawful or unwanted. Messages can be late or lost; do not rely on
        them alone for what must arrive.
      </p>
    ),
  },
  {
    id: 'payroll',
    title: 'Payroll',
    body: (
      <p>
        Payroll services under these terms are for businesses in the United Kingdom only. Steward computes and records;
        it provides no filing service: it sends nothing to HM Revenue and Customs or to any other authority, and you
        remain responsible for filing, for paying taxes and contributions on time, and for checking every figure. A
        payroll has a master administrator, who answers for who else may see it. Businesses elsewhere may keep pay
        records in Steward, for whose legal correctness in their country we do not answer.
      </p>
    ),
  },
  {
    id: 'the-employee-portal',
    title: 'The employee portal',
    body: (
      <p>
        Employees use the portal because their employer opened it to them. The employer decides what they see, can close
        it, and is whom they turn to with questions about their record. An employee’s own sign-in stays theirs when the
        employment ends; what belongs to the employer’s records stays with the employer.
      </p>
    ),
  },
  {
    id: 'account-information-services',
    title: 'Account information services',
    body: (
      <p>
        Where bank feeds are offered, transactions can be brought in by a direct feed, which your bank sends with your
        consent, or by a web feed, which a licensed provider of account information reads for you. You give that consent
        to the bank or the provider, can withdraw it there, and may need to renew it. We use what comes in only to show
        it in your business account and to match it with your records, never make payments through it, and never see
        your bank password. Feeds can be late or incomplete: your bank’s own statement counts.
      </p>
    ),
  },
  {
    id: 'the-portal-account',
    title: 'The portal account',
    body: (
      <p>
        One sign-in, the portal account, opens every business that has let you in, and your profile. It belongs to you
        and not to a business: a business can end your access to it, and cannot take over your sign-in. You can leave a
        business that you do not own at any time. If you use it for nothing any more, ask us to delete it.
      </p>
    ),
  },
  {
    id: 'app-store-requirements',
    title: 'App-store requirements',
    body: (
      <p>
        If you got a Steward app from an app store, these terms are between you and us, not the store. The store has no
        duty to support or maintain the app and no liability for it; claims about it, its fitness, the law, or the
        rights of others go to us. You confirm that you are not in a country under an embargo and not on a list of
        people with whom trade is forbidden. The store and its subsidiaries may enforce these terms against you as third
        parties. The store’s own rules for using its apps apply as well.
      </p>
    ),
  },
];
