/** What the register refuses, in the names of the fleet's fields. */
import { Refusal, type RefusalBody } from '../platform/errors.ts';

/** @param names the fleet's name of each field that the register calls otherwise */
export async function refusedAs<T>(names: Readonly<Record<string, string>>, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400 || Array.isArray(error.body)) throw error;
    const fields = Object.entries(error.body as RefusalBody).map(([name, said]) => [names[name] ?? name, said]);
    throw new Refusal(error.status, Object.fromEntries(fields) as RefusalBody, error.headers);
  }
}
