/** The requests that the actors of flows make: as the driver of the browser knows them, or as the contract names them. */
import { readFileSync } from 'node:fs';
import type { RequestsOf } from '../src/flows/index.ts';
import { driverOf } from '../tests/flows/browser/plans.ts';

type Contract = { paths: Record<string, Record<string, { operationId?: string }>> };

const { paths } = JSON.parse(readFileSync('openapi/generated/steward.json', 'utf8')) as Contract;
const named = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`] as const,
    ),
  ),
);

export const requestsOf: RequestsOf = ({ id }, actor) => {
  const driven = driverOf(id)?.actors[actor];
  if (driven !== undefined && driven !== 'by itself') return driven.requests;
  const request = named.get(actor);
  return request === undefined ? null : [request];
};
