import { useSyncExternalStore } from 'react';
import { lastUpdated } from '../../domain/legal/last-updated.ts';
import { type Operator, operatorName } from '../../domain/legal/operator.ts';
import { legalPaths } from '../../paths/legal.ts';
import { LegalPage } from './legal-page.tsx';
import { privacyGrounds } from './privacy-grounds.tsx';
import { privacyPractice } from './privacy-practice.tsx';

const never = () => () => {};
const today = () => new Date().toDateString();

export function PrivacyPolicyPage({ operator }: { operator: Operator }) {
  // A prerendered page does not know the day on which it is read.
  const day = useSyncExternalStore(never, today, () => null);
  return (
    <LegalPage
      title="Privacy policy"
      dated={day === null ? 'Last updated' : `Last updated ${inWords(lastUpdated(new Date(day)))}`}
      lead={
        <p>
          This notice says what personal data {operatorName(operator)} (“we”, “us”) collects through Steward, why, who
          sees it, how long it is kept, and what you can ask of us. It is written to be read; if something in it is
          unclear, ask us.
        </p>
      }
      parts={[{ id: 'privacy', title: null, sections: [...privacyGrounds(operator), ...privacyPractice(operator)] }]}
      operator={operator}
      other={{ title: 'Terms of service', href: legalPaths.terms() }}
    />
  );
}

const inWords = (date: Date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
