import pg from 'pg';
import { refuse } from '../errors.ts';

const uniqueViolation = '23505';

/**
 * Turns a row that breaks a unique index into a refusal at its fields. The index decides, so that of two requests at the
 * same moment one is refused.
 * @throws 400 with `fields`
 */
export async function refuseDuplicates<T>(
  statement: Promise<T>,
  { constraint, fields }: { constraint: string; fields: Record<string, string[]> },
): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    const isDuplicate =
      error instanceof pg.DatabaseError && error.code === uniqueViolation && error.constraint === constraint;
    throw isDuplicate ? refuse.fields(fields) : error;
  }
}
