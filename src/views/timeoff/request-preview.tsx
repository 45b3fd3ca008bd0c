import type { components } from '../../../openapi/generated/contract.ts';
import { Facts } from '../ui/content/description-list.tsx';
import { BulletList } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { daysText, leftText, requestStatusLabels, takenText } from './request-texts.ts';

type Preview = components['schemas']['TimeoffPreview'];

type PreviewFactsProps = {
  preview: Preview;
  /** Whether other days are counted just now. */
  isOld: boolean;
};

/** What the days would take, as the server counts them, and what stands against them. */
export function PreviewFacts({ preview, isOld }: PreviewFactsProps) {
  const { policy, amount, balance_before: before, balance_after: after, overlapping, away } = preview;
  const { problems, warnings } = preview;
  return (
    <section aria-label="What it takes" aria-live="polite" aria-busy={isOld}>
      <Facts
        facts={[
          { name: 'Takes', value: takenText({ amount, policy }) },
          ...(before === null ? [] : [{ name: 'Left before', value: leftText(before, policy) }]),
          ...(after === null ? [] : [{ name: 'Left after', value: leftText(after, policy) }]),
          ...overlapping.map((other) => ({
            name: requestStatusLabels[other.status],
            value: `The request for ${daysText(other)}`,
          })),
          { name: 'Also away', value: <AwayNames away={away} /> },
        ]}
      />
      {[...problems, ...warnings].map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
    </section>
  );
}

/** Who else of the department is away; nothing says why. */
export function AwayNames({ away }: Pick<Preview, 'away'>) {
  if (away.length === 0) return 'Nobody else of the department';
  return (
    <BulletList>
      {away.map((one) => (
        <li key={`${one.name} ${one.first_day}`}>
          {one.name}, {daysText(one)}
        </li>
      ))}
    </BulletList>
  );
}
