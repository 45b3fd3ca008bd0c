import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { updateBusinessLimits } from '../../../openapi/generated/limits/businesses.ts';
import { companySizes } from '../../../openapi/generated/lists/onboarding.ts';
import { type Facts, withCountry } from '../../domain/businesses/settings.ts';
import { postCodeLabel } from '../../domain/onboarding/business.ts';
import { otherState } from '../../domain/onboarding/choices.ts';
import { phoneHint, phoneMessage, toE164 } from '../../domain/shared/phone.ts';
import { getCountry, listBusinessTypes, listCountries } from '../../services/operations/onboarding.ts';
import { queryOf } from '../../services/shared/query.ts';
import { currencyChoices } from '../shared/business/currencies.ts';
import { ComboBox } from '../ui/choices/combo-box.tsx';
import { Select } from '../ui/choices/select.tsx';
import { FieldPair } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { PhoneField } from '../ui/fields/phone-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';

type FieldsProps = {
  facts: Facts;
  /** As it is stored. */
  known: Facts;
  onChange: (changed: Partial<Facts>) => void;
  errorOf: (field: keyof Facts) => string | null;
};

export function IdentityFields({ facts, onChange, errorOf }: FieldsProps) {
  const types = useQuery(queryOf(listBusinessTypes, {}));
  return (
    <>
      <TextField
        label="Business name"
        name="name"
        autoComplete="organization"
        {...updateBusinessLimits.name}
        value={facts.name}
        onChange={(name) => onChange({ name })}
      />
      <TextArea
        label="Description"
        name="description"
        isOptional
        {...updateBusinessLimits.description}
        value={facts.description}
        onChange={(description) => onChange({ description })}
      />
      <FieldPair>
        <Select
          label="Legal form"
          name="type"
          isRequired
          choices={types.data?.results ?? [{ value: facts.type, label: '…' }]}
          value={facts.type}
          errorMessage={errorOf('type')}
          onChange={(type) => onChange({ type: type ?? '' })}
        />
        <Select
          label="Number of people"
          name="size"
          hint="Roughly, as you describe the business. What you pay follows from who works here."
          isRequired
          choices={companySizes.map((value) => ({ value, label: value }))}
          value={companySizes.find((size) => size === facts.size) ?? null}
          errorMessage={errorOf('size')}
          onChange={(size) => onChange({ size: size ?? '' })}
        />
      </FieldPair>
      <PhoneField
        label="Phone number"
        name="phone_number"
        hint={phoneHint}
        isRequired
        value={facts.phone_number}
        onChange={(phone_number) => onChange({ phone_number })}
        validate={(text) => (text.trim() === '' || toE164(text, facts.country) ? null : phoneMessage)}
      />
    </>
  );
}

export function AddressFields({ facts, onChange, errorOf }: FieldsProps) {
  const countries = useQuery(queryOf(listCountries, {}));
  const country = useQuery({ ...queryOf(getCountry, { code: facts.country }), enabled: facts.country !== '' });
  const states = country.data
    ? [...country.data.states.filter((each) => each !== otherState), otherState]
    : [facts.state];
  const postCode = postCodeLabel(facts.country);
  return (
    <>
      <FieldPair>
        <ComboBox
          label="Country"
          name="country"
          isRequired
          choices={(countries.data?.results ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={facts.country || null}
          errorMessage={errorOf('country')}
          onChange={(code) => {
            if (code !== facts.country) onChange(withCountry(code ?? ''));
          }}
        />
        <ComboBox
          label="State"
          name="state"
          isRequired
          choices={states.filter(Boolean).map((state) => ({ value: state, label: state }))}
          value={facts.state || null}
          errorMessage={errorOf('state')}
          onChange={(state) => onChange({ state: state ?? '' })}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label="City"
          name="city"
          autoComplete="address-level2"
          {...updateBusinessLimits.city}
          value={facts.city}
          onChange={(city) => onChange({ city })}
        />
        {postCode ? (
          <TextField
            label={postCode}
            name="post_code"
            autoComplete="postal-code"
            {...updateBusinessLimits.post_code}
            isOptional
            value={facts.post_code}
            onChange={(post_code) => onChange({ post_code })}
          />
        ) : null}
      </FieldPair>
      <TextField
        label="Address line 1"
        name="address1"
        autoComplete="address-line1"
        {...updateBusinessLimits.address1}
        value={facts.address1}
        onChange={(address1) => onChange({ address1 })}
      />
      <TextField
        label="Address line 2"
        name="address2"
        autoComplete="address-line2"
        {...updateBusinessLimits.address2}
        isOptional
        value={facts.address2}
        onChange={(address2) => onChange({ address2 })}
      />
    </>
  );
}

const nameOfZone = (zone: string) => zone.replaceAll('_', ' ');

export function MoneyAndTimeFields({ facts, known, onChange, errorOf }: FieldsProps) {
  const countries = useQuery(queryOf(listCountries, {}));
  const zones = useMemo(() => {
    // A zone can be stored under a name that this browser lists differently.
    const names = new Set([...Intl.supportedValuesOf('timeZone'), known.time_zone]);
    return [...names].sort().map((value) => ({ value, label: nameOfZone(value) }));
  }, [known.time_zone]);
  return (
    <>
      <FieldPair>
        <ComboBox
          label="Currency"
          name="currency"
          isRequired
          choices={currencyChoices(countries.data?.results ?? [known])}
          value={facts.currency || null}
          hint="Salaries and costs are shown in this currency."
          errorMessage={errorOf('currency')}
          onChange={(currency) => onChange({ currency: currency ?? '' })}
        />
        <ComboBox
          label="Time zone"
          name="time_zone"
          isRequired
          choices={zones}
          value={facts.time_zone || null}
          hint="Days begin, and reminders are sent, in this time zone."
          errorMessage={errorOf('time_zone')}
          onChange={(time_zone) => onChange({ time_zone: time_zone ?? '' })}
        />
      </FieldPair>
      {facts.currency !== known.currency && facts.currency !== '' ? (
        <Notice tone="warning">
          Nothing is converted: an amount of 50,000 {known.currency} is shown as 50,000 {facts.currency} from then on.
          Reports over both times add them up as if they were one currency. What you pay for Steward stays in naira.
        </Notice>
      ) : null}
    </>
  );
}
