import { noAdvice, type Warning } from '../../../rules/timeoff/warnings.ts';
import { Link } from '../ui/actions/link.tsx';
import { Explanation } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';

/** Where a policy is below the law, each with the section that says so. */
export function LawWarnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <>
      {warnings.map(({ field, message, law, source }) => (
        <Notice key={field} tone="warning">
          {message}{' '}
          <Link href={source} isInText>
            {law}
          </Link>
        </Notice>
      ))}
      <Explanation>{noAdvice}</Explanation>
    </>
  );
}
