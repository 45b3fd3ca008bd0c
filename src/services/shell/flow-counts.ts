/** Apart from what the frame asks for, so that a page that counts loads no more than this. */
import type { components } from '../../../openapi/generated/contract.ts';
import { open } from '../shared/client.ts';

/** Returns whether the server is done with the batch: it has added it, or will never take it. */
export async function sendFlowCounts(body: components['schemas']['FlowCountBatch']): Promise<boolean> {
  const sent = open.POST('/flow_counts/', { body, keepalive: true, credentials: 'omit' });
  const status = await sent.then(({ response }) => response.status).catch(() => 0);
  return status === 204 || status === 400 || status === 404;
}
