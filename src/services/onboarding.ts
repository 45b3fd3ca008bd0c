import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, open } from './shared/client.ts';
import { formOf } from './shared/form.ts';

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

export function checkCreateStatus(input: { task_id: string }, { signal }: Options) {
  return bodyOf(
    client.POST('/businesses/check_create_status/', { body: input, bodySerializer: () => formOf(input), signal }),
  );
}

/** Countries do not change while a person fills in a form. */
const forTheDay = { staleTime: 24 * 60 * 60 * 1000 };

export const countriesQuery = queryOptions({
  queryKey: ['listCountries'],
  queryFn: ({ signal }) => bodyOf(open.GET('/geo/countries/', { signal })),
  ...forTheDay,
});

export function getCountry({ code }: { code: string }, { signal }: Options) {
  return bodyOf(open.GET('/geo/countries/{code}/', { params: { path: { code } }, signal }));
}

export const countryQuery = (code: string) =>
  queryOptions({
    queryKey: ['getCountry', code],
    queryFn: ({ signal }) => getCountry({ code }, { signal }),
    ...forTheDay,
  });

export const businessTypesQuery = queryOptions({
  queryKey: ['listBusinessTypes'],
  queryFn: ({ signal }) => bodyOf(open.GET('/businesses/types', { signal })),
  ...forTheDay,
});
