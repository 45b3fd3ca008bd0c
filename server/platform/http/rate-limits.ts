/** Counts calls against the contract's `x-limit`: before anything else by network, and once it is read by account. */
import type { FastifyRequest } from 'fastify';
import type { Operation } from '../contract.ts';
import type { Limits } from '../security/limits.ts';
import { networkOf } from '../security/network.ts';

export const limitByAddress =
  (limits: Limits, { id, limits: { address } }: Operation) =>
  async (request: FastifyRequest): Promise<void> => {
    if (address !== null) await limits.take(`${id}:address`, networkOf(request.ip), address);
  };

/** By the signed-in person, else by the email address that the body names. */
export const limitByAccount =
  (limits: Limits, { id, limits: { account } }: Operation) =>
  async (request: FastifyRequest): Promise<void> => {
    if (account === null) return;
    const { email } = (request.body ?? {}) as { email?: string };
    await limits.take(`${id}:account`, request.who?.userId ?? email?.toLowerCase() ?? request.ip, account);
  };
