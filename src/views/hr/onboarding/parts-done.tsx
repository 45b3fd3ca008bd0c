import { onboardingPartLabels } from '../../../../openapi/generated/lists/hr.onboarding.ts';
import { formParts } from '../../../domain/hr/onboarding-form.ts';
import type { Onboarding } from '../../../machines/hr/employee-onboarding/machine.ts';
import { Card } from '../../ui/content/card.tsx';
import { Facts } from '../../ui/content/description-list.tsx';

/** How far the employee is, and what they were asked to change. */
export function PartsDone({ found }: { found: Onboarding }) {
  return (
    <Card title="Their part">
      <Facts
        facts={formParts.map((part) => {
          const note = found.notes[part];
          const done = found[part] === null ? 'Not yet' : 'Filled in';
          return { name: onboardingPartLabels[part], value: note === undefined ? done : `To change: ${note}` };
        })}
      />
    </Card>
  );
}
