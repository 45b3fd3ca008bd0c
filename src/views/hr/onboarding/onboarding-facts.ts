import type { components } from '../../../../openapi/generated/contract.ts';
import { genderLabels, maritalStatusLabels, titleLabels } from '../../../../openapi/generated/lists/hr.record.ts';
import { showDate } from '../../ui/content/date.ts';
import { orMissing } from '../../ui/content/missing.tsx';

type Schemas = components['schemas'];

export const countries = new Intl.DisplayNames('en-GB', { type: 'region' });

/** What an employee has said of themselves. */
export function detailFacts(details: Schemas['OnboardingDetails'] | null) {
  const { title, gender, marital_status: status, nationality, birth_date, ...rest } = details ?? noDetails;
  return [
    { name: 'Name', value: [rest.first_name, rest.middle_name, rest.last_name].filter(Boolean).join(' ') },
    { name: 'Title', value: orMissing(title && titleLabels[title]) },
    { name: 'Phone number', value: orMissing(rest.phone_number) },
    { name: 'Other phone number', value: orMissing(rest.other_phone_number) },
    { name: 'Email', value: orMissing(rest.personal_email) },
    { name: 'Home address', value: orMissing(rest.address) },
    { name: 'Birth date', value: orMissing(birth_date && showDate(birth_date)) },
    { name: 'Gender', value: orMissing(gender && genderLabels[gender]) },
    { name: 'Marital status', value: orMissing(status && maritalStatusLabels[status]) },
    { name: 'Nationality', value: orMissing(nationality && countries.of(nationality)) },
    { name: 'State of origin', value: orMissing(rest.state_of_origin) },
    { name: 'LGA of origin', value: orMissing(rest.lga_of_origin) },
  ];
}

const noDetails: Schemas['OnboardingDetails'] = { first_name: '', last_name: '' };

/** What is not there, or how it ends: names come in full. */
export const bankFacts = (
  bank: Schemas['OnboardingBank'] | null,
  accountName = bank?.account_name,
  holder: readonly { name: string; value: string }[] = [],
) => [
  { name: 'Bank', value: orMissing(bank?.bank) },
  { name: 'Account number', value: orMissing(bank?.account_number) },
  { name: 'Account name', value: orMissing(accountName) },
  ...holder,
  { name: 'Pension provider', value: orMissing(bank?.pension_provider) },
  { name: 'Pension PIN', value: orMissing(bank?.pension_pin) },
  { name: 'Tax ID', value: orMissing(bank?.tax_id) },
  { name: 'NIN', value: orMissing(bank?.nin) },
];

export const contactFacts = (contact: Schemas['Contact'] | null) => [
  { name: 'Name', value: orMissing(contact?.name) },
  { name: 'Relationship', value: orMissing(contact?.relationship) },
  { name: 'Phone number', value: orMissing(contact?.phone_number) },
  { name: 'Email', value: orMissing(contact?.email) },
  { name: 'Address', value: orMissing(contact?.address) },
];
