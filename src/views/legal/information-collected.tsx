import * as css from './legal-page.css.ts';

type Row = { what: string; examples: string; why: string; kept: string };

const rows: readonly Row[] = [
  {
    what: 'Your account',
    examples: 'Email address, name, phone number, and a one-way hash of your password; never the password itself.',
    why: 'To let you in and to reach you. Contract.',
    kept: 'As long as you have an account. A sign-up that is never confirmed goes after about 30 days.',
  },
  {
    what: 'How you found us',
    examples: 'The plan you chose, the campaign named in the link you followed, and what you answer when asked.',
    why: 'To know which of our messages are useful. Legitimate interest.',
    kept: 'As long as you have an account.',
  },
  {
    what: 'Signing in',
    examples: 'Times, kind of device and network address; failed attempts are counted.',
    why: 'Security: to stop guessing and to show you where you are signed in. Legitimate interest.',
    kept: 'Counters for at most a day; ended sign-ins for about 30 days.',
  },
  {
    what: 'Your business',
    examples: 'Name, address, phone number, time zone, currency, size, logo.',
    why: 'To set up and run the online business account. Contract.',
    kept: 'Until the business is deleted, and 30 days more in which its owner can restore it.',
  },
  {
    what: 'Records of a business',
    examples: 'What its people enter about staff, applicants, referees, assets, vehicles, documents and pay.',
    why: 'On the instructions of the business.',
    kept: 'As long as the business keeps them; then as above.',
  },
  {
    what: 'Who works in it',
    examples:
      'Members, their permissions, invitations by email address, and a record of who changed what, with names, time and network address.',
    why: 'To give access, and to let the owner see what was done. Contract and legitimate interest.',
    kept: 'As long as the business exists.',
  },
  {
    what: 'Payments',
    examples: 'Amounts, dates, references, and of a card only its kind and last five digits.',
    why: 'To take payment and keep accounts. Contract and legal obligation.',
    kept: 'As long as the law asks for accounting records.',
  },
  {
    what: 'Messages',
    examples: 'What you write to us, and the mails that Steward sends you.',
    why: 'To answer, and to prove what was sent. Contract and legitimate interest.',
    kept: 'As long as the matter needs.',
  },
  {
    what: 'Technical logs',
    examples: 'Time, kind of request, duration and result; no mail addresses, no page addresses, no content.',
    why: 'To run the service and find faults. Legitimate interest.',
    kept: 'Normally a few weeks.',
  },
];

/** The collected data with purpose and retention. */
export function InformationCollected() {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">For example</th>
          <th scope="col">Why, and on which ground</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, examples, why, kept }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-of="For example">{examples}</td>
            <td data-of="Why">{why}</td>
            <td data-of="How long">{kept}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
