import { type Operator, operatorName } from '../../domain/legal/operator.ts';
import { legalPaths } from '../../paths/legal.ts';
import { LegalPage } from './legal-page.tsx';
import { additionalTerms } from './terms-additional.tsx';
import { termsOfDealing } from './terms-of-dealing.tsx';
import { termsOfUse } from './terms-of-use.tsx';

export function TermsPage({ operator }: { operator: Operator }) {
  const general = [...termsOfUse, ...termsOfDealing(operator)];
  return (
    <LegalPage
      title="Terms of service"
      dated="Dated November 2021"
      lead={
        <p>
          These terms are the contract between you and {operatorName(operator)} (“we”, “us”) about Steward. The general
          terms apply to everything; the additional terms apply to the parts that they name, and go before the general
          ones there. By signing up or using Steward you accept them. If you accept them for a business, you say that
          you may.
        </p>
      }
      parts={[
        { id: 'general-terms', title: 'General terms', isNumbered: true, sections: general },
        { id: 'additional-terms', title: 'Additional terms', sections: additionalTerms },
      ]}
      operator={operator}
      other={{ title: 'Privacy policy', href: legalPaths.privacyPolicy() }}
    />
  );
}
