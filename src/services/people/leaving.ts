import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

/** The server answers a conflict for the owner, who must hand the business over first. */
export async function leaveBusiness(input: { businessId: string }, { signal }: Options): Promise<void> {
  await bodyOf(client.DELETE('/c/{domain}/membership/', { params: { path: pathOf(input) }, signal }));
}
