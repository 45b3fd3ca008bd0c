/** Tells what requests have changed, so that what shows it is read again. */
import type { QueryClient } from '@tanstack/react-query';
import { isUnsettled, type Problem, type ProblemKind } from '../../domain/shared/problem.ts';

type Reread = (resources: readonly string[]) => Promise<unknown>;

let reread: Reread = async () => {};
let rereading: Promise<unknown> = Promise.resolve();

/** Sets who reads again. */
export function rereadBy(given: Reread): void {
  reread = given;
}

/** The queries of this client that show something that has changed are read again. */
export const followChanges = (client: QueryClient): void =>
  rereadBy((resources) =>
    client.invalidateQueries({ predicate: ({ meta }) => (meta?.reads ?? []).some((one) => resources.includes(one)) }),
  );

export function changed(resources: readonly string[]): void {
  rereading = Promise.all([rereading, reread(resources)]);
}

/** Settles when all that has changed has been read again. */
export const hasReread = (): Promise<unknown> => rereading;

/** After these, what the app shows is not what the server has. */
const outdated: readonly ProblemKind[] = ['missing', 'conflict'];

/** Tells of a change once it has an answer; also of one that may have arrived all the same, and of one that came too late. */
export const reporting =
  <Given extends unknown[], Answer>(send: (...given: Given) => Promise<Answer>, changes: readonly string[] = []) =>
  async (...given: Given): Promise<Answer> => {
    try {
      const answer = await send(...given);
      changed(changes);
      return answer;
    } catch (error) {
      const { kind } = error as Problem;
      if (isUnsettled(kind) || outdated.includes(kind)) changed(changes);
      throw error;
    }
  };
