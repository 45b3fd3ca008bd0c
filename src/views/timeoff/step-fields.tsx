import { createTimeoffPolicyLimits } from '../../../openapi/generated/limits/timeoff.policies.ts';
import { Button } from '../ui/actions/button.tsx';
import { Actions, FieldPair } from '../ui/content/layout.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import type { TermsState } from './terms-state.ts';

const limits = createTimeoffPolicyLimits.terms.steps;
/** As many as the server takes. */
const mostSteps = 10;

/** More for those who have been here for years. */
export function StepFields({ state: { terms, change, errorOf } }: { state: TermsState }) {
  const { steps, amount, unit } = terms;
  const last = steps.at(-1) ?? { after_years: 0, amount };
  const put = (at: number, changed: Partial<(typeof steps)[number]>) =>
    change({ steps: steps.map((step, place) => (place === at ? { ...step, ...changed } : step)) });
  return (
    <>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place.
        <FieldPair key={at}>
          <NumberField
            label={`Step ${at + 1}: after`}
            name={`terms.steps.${at}.after_years`}
            value={step.after_years}
            onChange={(years) => put(at, { after_years: years ?? 0 })}
            min={limits.after_years.min}
            max={limits.after_years.max}
            unit="years"
            isRequired
            errorMessage={errorOf('steps')}
          />
          <NumberField
            label={`Step ${at + 1}: a year`}
            name={`terms.steps.${at}.amount`}
            value={step.amount}
            onChange={(more) => put(at, { amount: more ?? 0 })}
            decimals={2}
            unit={unit}
            isRequired
          />
        </FieldPair>
      ))}
      <Actions>
        {steps.length < mostSteps ? (
          <Button
            look="ghost"
            onPress={() =>
              change({ steps: [...steps, { after_years: last.after_years + 5, amount: last.amount + 1 }] })
            }
          >
            Add more with service
          </Button>
        ) : null}
        {steps.length > 0 ? (
          <Button look="ghost" onPress={() => change({ steps: steps.slice(0, -1) })}>
            Remove the last step
          </Button>
        ) : null}
      </Actions>
    </>
  );
}
