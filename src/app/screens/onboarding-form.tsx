import type { OnboardingFormRef } from '../../machines/hr/onboarding-form/machine.ts';
import { OnboardingFormPage } from '../../views/hr/onboarding/onboarding-form.page.tsx';
import { Queries } from '../session/queries.tsx';

/** Outside the frame, which provides the queries elsewhere. */
export function OnboardingFormScreen({ form }: { form: OnboardingFormRef }) {
  return (
    <Queries>
      <OnboardingFormPage form={form} />
    </Queries>
  );
}
