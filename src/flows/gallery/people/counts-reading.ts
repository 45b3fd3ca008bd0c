import type { operations } from '../../../../openapi/generated/contract.ts';
import type { Counts } from './counts.ts';

type Answer = operations['readFlowCounts']['responses'][200]['content']['application/json'];

/** What the server says of the counts. `off`: it does not count; `forbidden`: the token is not the operator's. */
export type Reading = { kind: 'read'; counts: Counts } | { kind: 'off' | 'forbidden' | 'failed' };

type Asked = { flow: string /** The last ones, today included. */; days: number; token: string };

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

export async function loadCounts({ flow, days, token }: Asked, signal: AbortSignal): Promise<Reading> {
  const body = JSON.stringify({ flow, from: day(days - 1), to: day(0), token });
  const address = `${import.meta.env.VITE_API_URL || '/api'}/flow_counts/read/`;
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(address, { method: 'POST', headers, body, signal });
    if (response.ok) return { kind: 'read', counts: ((await response.json()) as Answer).counts };
    return { kind: response.status === 404 ? 'off' : response.status === 403 ? 'forbidden' : 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
