import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/generated/contract.ts';
import * as of from './operations/onboarding.ts';
import { getCountry } from './operations/onboarding.ts';
import { bodyOf, client, type Options, open } from './shared/client.ts';
import { formOf } from './shared/form.ts';
import { readsOf } from './shared/query.ts';

type Schema = components['schemas']['BusinessCreation'];
type BusinessCreation = Omit<Schema, 'logo' | 'size'> & { logo?: File; size?: Schema['size'] };

type Creation = { business: BusinessCreation; idempotencyKey: string };

const sent = ({ business: { logo, ...fields }, idempotencyKey }: Creation, { signal }: Options) => ({
  params: { header: { 'Idempotency-Key': idempotencyKey } },
  // The wizard makes sure that no answer is missing; the server refuses missing ones.
  body: fields as Schema,
  bodySerializer: () => formOf({ ...fields, ...(logo ? { logo } : {}) }),
  signal,
});

/** Idempotent by key: the same key never creates two businesses. */
export function createPremiumBusiness(input: Creation, options: Options) {
  return bodyOf(client.POST('/businesses/create_premium_business/', sent(input, options)));
}

/** The same for a person who already has a business. */
export function addBusiness(input: Creation, options: Options) {
  return bodyOf(client.POST('/businesses/add/', sent(input, options)));
}

/** Countries do not change while a person fills in a form. */
const forTheDay = { staleTime: 24 * 60 * 60 * 1000 };

export const countriesQuery = queryOptions({
  meta: readsOf(of.listCountries),
  queryKey: ['listCountries'],
  queryFn: ({ signal }) => bodyOf(open.GET('/geo/countries/', { signal })),
  ...forTheDay,
});

export const countryQuery = (code: string) =>
  queryOptions({
    queryKey: ['getCountry', code],
    queryFn: ({ signal }) => getCountry({ code }, { signal }),
    ...forTheDay,
  });

export const businessTypesQuery = queryOptions({
  meta: readsOf(of.listBusinessTypes),
  queryKey: ['listBusinessTypes'],
  queryFn: ({ signal }) => bodyOf(open.GET('/businesses/types', { signal })),
  ...forTheDay,
});
