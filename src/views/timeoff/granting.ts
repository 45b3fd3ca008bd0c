import type { components } from '../../../openapi/generated/contract.ts';

type Policy = Pick<components['schemas']['TimeoffPolicy'], 'id' | 'name' | 'terms' | 'until_then'>;

/** Those of the policies by which something can be left. */
export const granting = <One extends Policy>(policies: readonly One[]): One[] =>
  policies.filter(({ terms, until_then }) => (until_then ?? terms).accrual !== 'none');
