/** Tells what requests have changed, so that what shows it is read again. */
import type { QueryClient } from '@tanstack/react-query';
import { isUnsettled, type Problem, type ProblemKind } from '../../domain/shared/problem.ts';

type Row = { id?: unknown };
/** What a change has answered, with the name of its schema. */
type Answered = { shows: string; row: Row };
type Reread = (resources: readonly string[], answered?: Answered) => Promise<unknown>;

let reread: Reread = async () => {};
let rereading: Promise<unknown> = Promise.resolve();

/** Sets who reads again. */
export function rereadBy(given: Reread): void {
  reread = given;
}

/**
 * The queries of this client that show something that has changed are read again. What a change has answered stands at once
 * where its row is shown: a form opened from there starts with what was saved.
 */
export const followChanges = (client: QueryClient): void =>
  rereadBy((resources, answered) => {
    if (answered)
      client.setQueriesData<unknown>(
        { predicate: ({ meta }) => meta?.shows?.includes(answered.shows) ?? false },
        (shown: unknown) => withRow(shown, answered.row),
      );
    return client.invalidateQueries({
      predicate: ({ meta }) => meta?.reads?.some((one) => resources.includes(one)) ?? false,
    });
  });

/** @returns the same with the row in the place of the one with its id: in a list, in a page, or alone */
function withRow(shown: unknown, row: Row): unknown {
  if (Array.isArray(shown))
    return shown.some(({ id }: Row) => id === row.id)
      ? shown.map((each: Row) => (each.id === row.id ? row : each))
      : shown;
  if (typeof shown !== 'object' || shown === null) return shown;
  if ('results' in shown) {
    const results = withRow(shown.results, row);
    return results === shown.results ? shown : { ...shown, results };
  }
  return 'id' in shown && shown.id === row.id ? row : shown;
}

export function changed(resources: readonly string[], answered?: Answered): void {
  rereading = Promise.all([rereading, reread(resources, answered)]);
}

/** Settles when all that has changed has been read again. */
export const hasReread = (): Promise<unknown> => rereading;

/** After these, what the app shows is not what the server has. */
const outdated: readonly ProblemKind[] = ['missing', 'conflict'];

/** Tells of a change once it has an answer; also of one that may have arrived all the same, and of one that came too late. */
export const reporting =
  <Given extends unknown[], Answer>(
    send: (...given: Given) => Promise<Answer>,
    { changes = [], shows }: { changes?: readonly string[]; shows?: string },
  ) =>
  async (...given: Given): Promise<Answer> => {
    try {
      const answer = await send(...given);
      const row = answer as Row | undefined;
      changed(changes, shows !== undefined && row?.id !== undefined ? { shows, row } : undefined);
      return answer;
    } catch (error) {
      const { kind } = error as Problem;
      if (isUnsettled(kind) || outdated.includes(kind)) changed(changes);
      throw error;
    }
  };
