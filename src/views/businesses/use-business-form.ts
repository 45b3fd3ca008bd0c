import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import {
  type Conflict,
  changesOf,
  conflictsOf,
  type Facts,
  type Field,
  fieldNames,
  withoutConflicts,
} from '../../domain/businesses/settings.ts';
import { businessDetailQuery } from '../../services/businesses.ts';
import type { Options } from '../../services/shared/client.ts';
import { useDraft } from '../shared/use-draft.ts';
import { useRequest } from '../shared/use-request.ts';

export type BusinessDetail = components['schemas']['BusinessDetail'];
type BusinessChange = components['schemas']['BusinessChange'];
/** Sends a change and returns the changed business. */
export type SaveBusiness = (
  change: BusinessChange & { businessId: string },
  options: Options,
) => Promise<BusinessDetail>;

type Saving = { business: BusinessDetail; save: SaveBusiness; onSaved: (business: BusinessDetail) => void };

/**
 * The state of the business form: the loaded values with the typed ones over them. When another person saved first, it
 * reloads the business, keeps the typed values, and lets the person resolve the conflicts.
 */
export function useBusinessForm({ business, save, onSaved }: Saving) {
  const client = useQueryClient();
  const query = businessDetailQuery(business.id);
  const { typed, type, replace } = useDraft<Facts>(`business:${business.id}`, Object.keys(fieldNames) as Field[]);
  const [conflicts, setConflicts] = useState<Conflict[] | null>(null);
  const facts: Facts = { ...factsOf(business), ...typed };

  const request = useRequest({
    send: (options) => {
      // The server validates the closed lists, so the cast is safe.
      const change = { ...facts, avatar: business.avatar, interested_in: business.interested_in } as BusinessChange;
      return save({ ...change, version: business.version, businessId: business.id }, options);
    },
    onDone: (saved) => {
      client.setQueryData(query.queryKey, saved);
      setConflicts(null);
      replace({});
      onSaved(saved);
    },
    onFailed: async ({ kind }) => {
      if (kind !== 'conflict') return;
      const now = await client.fetchQuery({ ...query, staleTime: 0 });
      setConflicts(conflictsOf(factsOf(business), factsOf(now), typed));
    },
  });
  const { problem } = request;
  return {
    facts,
    type,
    changes: changesOf(factsOf(business), typed),
    isSaving: request.isPending,
    /** The server's error, except a conflict, which has its own message. */
    problem: problem?.kind === 'conflict' && conflicts !== null ? null : problem,
    conflicts,
    submit: () => request.send(),
    discard: () => {
      request.clear();
      setConflicts(null);
      replace({});
    },
    takeTheirs: () => {
      setConflicts(null);
      request.clear();
      replace(withoutConflicts(typed, conflicts ?? []));
    },
  };
}

const factsOf = ({
  name,
  description,
  type,
  phone_number,
  address1,
  address2,
  post_code,
  ...rest
}: BusinessDetail): Facts => {
  const { country, state, city, currency, time_zone, size } = rest;
  return {
    name,
    description,
    type,
    phone_number,
    address1,
    address2,
    post_code,
    country,
    state,
    city,
    currency,
    time_zone,
    size,
  };
};
