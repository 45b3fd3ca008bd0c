import { legalPaths } from '../../../paths/legal.ts';
import { Link } from '../../ui/actions/link.tsx';
import * as css from './agreement.css.ts';

/** @param by what the person does to agree, such as "signing up" */
export function Agreement({ by }: { by: string }) {
  return (
    <p className={css.agreement}>
      By {by} you agree to our{' '}
      <Link href={legalPaths.terms()} isInText>
        Terms
      </Link>{' '}
      and{' '}
      <Link href={legalPaths.privacyPolicy()} isInText>
        Privacy Policy
      </Link>
      .
    </p>
  );
}
