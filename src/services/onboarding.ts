import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, open } from './client.ts';

type Schema = components['schemas']['BusinessCreation'];
type BusinessCreation = Omit<Schema, 'logo' | 'size'> & { logo?: File; size?: Schema['size'] };

/** The same key never makes two businesses. */
export function createPremiumBusiness(
  input: { business: BusinessCreation; idempotencyKey: string },
  { signal }: Options,
) {
  const { logo, ...fields } = input.business;
  return bodyOf(
    client.POST('/businesses/create_premium_business/', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      // The server refuses an answer that is missing; the wizard sees to it that none is.
      body: fields as Schema,
      bodySerializer: () => formOf({ ...fields, ...(logo ? { logo } : {}) }),
      signal,
    }),
  );
}

export function checkCreateStatus(input: { task_id: string }, { signal }: Options) {
  return bodyOf(
    client.POST('/businesses/check_create_status/', { body: input, bodySerializer: () => formOf(input), signal }),
  );
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Countries do not change while a person fills in a form. */
const forTheDay = { staleTime: 24 * 60 * 60 * 1000 };

export const countriesQuery = queryOptions({
  queryKey: ['listCountries'],
  queryFn: ({ signal }) => bodyOf(open.GET('/geo/countries/', { signal })),
  ...forTheDay,
});

export const countryQuery = (code: string) =>
  queryOptions({
    queryKey: ['getCountry', code],
    queryFn: ({ signal }) => bodyOf(open.GET('/geo/countries/{code}/', { params: { path: { code } }, signal })),
    ...forTheDay,
  });
