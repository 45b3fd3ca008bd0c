import { useQuery } from '@tanstack/react-query';
import { createBusinessLimits } from '../../../openapi/generated/limits/onboarding.ts';
import { postCodeLabel } from '../../domain/onboarding/business.ts';
import { otherState } from '../../domain/onboarding/choices.ts';
import { getCountry, listCountries } from '../../services/operations/onboarding.ts';
import { queryOf } from '../../services/shared/query.ts';
import { currencyChoices } from '../shared/business/currencies.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { ComboBox } from '../ui/choices/combo-box.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { TextField } from '../ui/fields/field.tsx';
import type { StepProps } from './step-props.ts';
import * as css from './wizard.css.ts';

export function NamingBusiness({ answers, onChange, errorOf }: StepProps) {
  const countries = useQuery(queryOf(listCountries, {}));
  // Preloads the states, which the next question needs.
  useQuery({ ...queryOf(getCountry, { code: answers.country }), enabled: answers.country !== '' });
  return (
    <>
      <TextField
        label="Business name"
        name="name"
        autoComplete="organization"
        {...createBusinessLimits.name}
        value={answers.name}
        onChange={(name) => onChange({ name })}
      />
      <QueryView query={countries} subject="Countries" waiting={<FieldSkeleton />}>
        {({ results }) => (
          <ComboBox
            label="Country"
            isRequired
            choices={results.map(({ code, name }) => ({ value: code, label: name }))}
            value={answers.country || null}
            errorMessage={errorOf('country')}
            onChange={(code) => {
              const chosen = results.find((each) => each.code === code);
              onChange({ country: code ?? '', currency: chosen?.currency ?? '' });
            }}
          />
        )}
      </QueryView>
    </>
  );
}

export function LocatingBusiness({ answers, onChange, errorOf }: StepProps) {
  const country = useQuery(queryOf(getCountry, { code: answers.country }));
  const postCode = postCodeLabel(answers.country);
  return (
    <>
      <QueryView query={country} subject="States" waiting={<FieldSkeleton />}>
        {({ states }) => (
          <ComboBox
            label="State"
            isRequired
            choices={[...states.filter((each) => each !== otherState), otherState].map((state) => ({
              value: state,
              label: state,
            }))}
            value={answers.state || null}
            errorMessage={errorOf('state')}
            onChange={(state) => onChange({ state: state ?? '' })}
          />
        )}
      </QueryView>
      <TextField
        label="City"
        name="city"
        autoComplete="address-level2"
        {...createBusinessLimits.city}
        value={answers.city}
        onChange={(city) => onChange({ city })}
      />
      <TextField
        label="Address line 1"
        name="address1"
        autoComplete="address-line1"
        {...createBusinessLimits.address1}
        value={answers.address1}
        onChange={(address1) => onChange({ address1 })}
      />
      <TextField
        label="Address line 2"
        name="address2"
        autoComplete="address-line2"
        {...createBusinessLimits.address2}
        isOptional
        placeholder="Floor, unit, landmark"
        value={answers.address2}
        onChange={(address2) => onChange({ address2 })}
      />
      {postCode ? (
        <TextField
          label={postCode}
          name="post_code"
          autoComplete="postal-code"
          {...createBusinessLimits.post_code}
          isOptional
          value={answers.post_code}
          onChange={(post_code) => onChange({ post_code })}
        />
      ) : null}
    </>
  );
}

export function ChoosingCurrency({ answers, onChange, errorOf }: StepProps) {
  const countries = useQuery(queryOf(listCountries, {}));
  return (
    <QueryView query={countries} subject="Currencies" waiting={<FieldSkeleton />}>
      {({ results }) => (
        <ComboBox
          label="Currency"
          isRequired
          choices={currencyChoices(results)}
          value={answers.currency || null}
          errorMessage={errorOf('currency')}
          onChange={(currency) => onChange({ currency: currency ?? '' })}
        />
      )}
    </QueryView>
  );
}

function FieldSkeleton() {
  return (
    <div className={css.bone}>
      <Skeleton width={72} />
      <Skeleton height={44} />
    </div>
  );
}
