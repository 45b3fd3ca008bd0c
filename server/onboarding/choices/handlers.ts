/** The lists that the wizard offers: kinds of business and countries. They are the same for everybody. */
import type { Handlers } from '../../platform/contract.ts';
import { countries, findCountry } from '../../platform/countries.ts';
import { onePage } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { businessTypes } from './rules.ts';

const publicForADay = ['cache-control', 'public, max-age=86400'] as const;

type ChoiceOperation = 'listBusinessTypes' | 'listCountries' | 'getCountry';

export const choicesHandlers = (_platform: Platform): Pick<Handlers, ChoiceOperation> => ({
  listBusinessTypes: async ({ reply }) => {
    reply.header(...publicForADay);
    return onePage([...businessTypes]);
  },

  listCountries: async ({ reply }) => {
    reply.header(...publicForADay);
    return onePage(countries.map(({ code, name, currency }) => ({ code, name, currency })));
  },

  getCountry: async ({ params, reply }) => {
    const country = findCountry(params.code);
    if (country === undefined) throw refuse.missing();
    reply.header(...publicForADay);
    const { code, name, currency, states } = country;
    return { code, name, currency, states };
  },
});
