import { cookies } from '../../domain/legal/cookies.ts';
import { type Operator, operatorName } from '../../domain/legal/operator.ts';
import { InformationCollected } from './information-collected.tsx';
import type { LegalSection } from './legal-page.tsx';

/** What is done with personal data in practice; the second half of the notice. */
export const privacyPractice = (operator: Operator): LegalSection[] => [
  {
    id: 'information-we-collect',
    title: 'Information we collect',
    body: <InformationCollected />,
  },
  {
    id: 'sources',
    title: 'Sources',
    body: (
      <>
        <p>Most of what we hold comes from you. The rest comes from:</p>
        <ul>
          <li>the business that invited you or employs you;</li>
          <li>people whom a business asked about you, such as referees you named;</li>
          <li>your browser, which tells us its network address and the kind of device;</li>
          <li>the payment provider, which tells us whether a payment succeeded;</li>
          <li>a bank or an aggregator of bank accounts, where you connect an account for a bank feed.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'uses',
    title: 'Uses',
    body: (
      <>
        <p>We use personal data to:</p>
        <ul>
          <li>give you the service, and keep what you entered safe and available;</li>
          <li>know that it is you who signs in, and that you may do what you ask for;</li>
          <li>tell you what happened in your business, what is due, and what changes in the service;</li>
          <li>take payments and keep accounts;</li>
          <li>answer you when you write to us;</li>
          <li>find and mend faults, and prevent misuse;</li>
          <li>meet legal duties, and establish or defend legal claims.</li>
        </ul>
        <p>We may use figures in which nobody can be recognised to see how the service is used as a whole.</p>
      </>
    ),
  },
  {
    id: 'disclosure',
    title: 'Disclosure',
    body: (
      <>
        <p>Personal data is seen by:</p>
        <ul>
          <li>the people of your business whom its owner has given access, within their permissions;</li>
          <li>an accountant whom your business has let in;</li>
          <li>
            companies that work for us under contract and only as we tell them: those that host our servers, deliver our
            mail and process payments;
          </li>
          <li>authorities and courts, when the law makes us; we tell you unless the law forbids it;</li>
          <li>a successor, should our business be sold or merged, bound by this notice.</li>
        </ul>
        <p>
          If data is to leave Nigeria, it goes only to countries or under agreements that protect it as the law asks, or
          on another ground that the law allows. Ask the data protection manager which of them apply.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <>
        <p>
          Traffic is encrypted. Passwords are stored as one-way hashes that are made to be slow to guess. Each business
          is kept apart from every other in the database itself. Every action is checked against the permissions of
          whoever asks. Sign-ins end after half an hour without activity, also while the browser is closed, and after 30
          days at the latest; they can be listed and ended by you, and end everywhere when a password is reset. You can
          add a second step to signing in.
        </p>
        <p>
          If a breach is likely to put your rights at risk, we tell the Nigeria Data Protection Commission within 72
          hours of learning of it, and tell you without delay where the risk to you is high. If it concerns the records
          of a business, we tell that business at once.
        </p>
      </>
    ),
  },
  {
    id: 'the-internet',
    title: 'The internet',
    body: (
      <p>
        No service on the internet is perfectly safe. Email in particular can be read on its way: do not send us
        passwords or card numbers in it. Our pages may link to sites that we do not run, such as that of a payment
        provider; their own notices apply there.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>Steward loads nothing from advertisers or analytics companies. It sets no cookies but these:</p>
        <ul>
          {cookies.map(({ name, days, set, why }) => (
            <li key={name}>
              <code>{name}…</code>, {set}, for {days} days. {why}
            </li>
          ))}
        </ul>
        <p>It keeps a few things in your browser’s own storage, all of them needed for what you ask of it:</p>
        <ul>
          <li>
            who is signed in, in which business, and with which permissions; removed when you sign out, and good for
            nothing once the sign-in has ended;
          </li>
          <li>drafts of long forms, so that a reload loses nothing; removed when you finish them or sign out;</li>
          <li>how you like your lists and colours, and where you had scrolled to;</li>
          <li>
            where the operator has turned this on, how often steps of the product were taken in this browser, which is
            sent to us without saying by whom; not if your browser asks not to be observed.
          </li>
        </ul>
        <p>
          When you pay, the payment provider’s own window may set cookies that it needs for the payment. Your browser
          can clear all of this at any time; you are then signed out.
        </p>
      </>
    ),
  },
  {
    id: 'legal-rights',
    title: 'Your legal rights',
    body: (
      <>
        <p>You may ask us to:</p>
        <ul>
          <li>say whether we hold data about you, and give you a copy of it;</li>
          <li>correct what is wrong and complete what is missing;</li>
          <li>erase what we have no lawful reason to keep;</li>
          <li>stop using it for a while, for example while its accuracy is checked;</li>
          <li>give it to you, or to somebody you name, in a form that machines can read;</li>
          <li>stop using it on the ground of our legitimate interest, or for marketing;</li>
          <li>have a person look at a decision that a machine made.</li>
        </ul>
        <p>
          Much of this you can do yourself: your <strong>profile</strong> changes your details, and the owner of a
          business can export everything in it as one archive and delete it. For the rest write to the data protection
          manager. We answer within one month, free of charge unless requests are plainly excessive, and may ask you to
          show who you are. If the data belongs to the records of a business, we pass your request on to it.
        </p>
        <p>
          If you are not content with us, you can complain to the Nigeria Data Protection Commission, or to the data
          protection authority where you live, and go to court.
        </p>
      </>
    ),
  },
  {
    id: 'data-protection-manager',
    title: 'Contact for the data protection manager',
    body: (
      <p>
        Write to the data protection manager of {operatorName(operator)}
        {operator.privacyContact === null ? (
          <>. Its address for this has not been filled in yet.</>
        ) : (
          <>
            {' '}
            at <a href={`mailto:${operator.privacyContact}`}>{operator.privacyContact}</a>
            {operator.address === null ? '' : `, or by post to ${operator.address}`}. Say who you are and what you ask
            for; do not send a password.
          </>
        )}
      </p>
    ),
  },
];
