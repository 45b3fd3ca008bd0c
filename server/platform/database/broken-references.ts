/** Turns a row that would refer to what is not there, or that others still refer to, into a refusal with words. */
import pg from 'pg';
import { type Refusal, refuse } from '../errors.ts';
import { idFormat } from './ids.ts';

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const foreignKeyViolation = '23503';

/**
 * 400 at the field of the body that names what is not there, in the same words whether it is another business's or nobody's. 409
 * where no field names it: it was removed while the request was at work, or it is still in use.
 * @returns null for an error of another kind
 */
export function brokenReference(error: unknown, body: unknown): Refusal | null {
  if (!(error instanceof pg.DatabaseError) || error.code !== foreignKeyViolation) return null;
  // Row-level security keeps the key itself out of the message.
  if (error.message.startsWith('update or delete')) return refuse.conflict('It is still in use.', 'in_use');
  const name = referringName(error);
  const field = name === null ? undefined : fieldNaming(body, name);
  return field === undefined || name === null
    ? refuse.conflict(
        'Something that this needs was removed in the meantime. Look again, then try once more.',
        'removed',
      )
    : refuse.fields({ [field]: [`This ${name.replaceAll('_', ' ')} does not exist.`] });
}

/** `plan` for `maintenances_business_id_plan_id_fkey`, as PostgreSQL names constraints by itself; null for other names. */
function referringName({ table = '', constraint = '' }: pg.DatabaseError): string | null {
  const { column } = new RegExp(`^${table}_(business_id_)?(?<column>\\w+)_fkey\\d*$`).exec(constraint)?.groups ?? {};
  return column === undefined ? null : withoutId(column);
}

const withoutId = (name: string): string => name.replace(/_ids?$/, '');
const isCalled = (key: string, name: string): boolean =>
  [name, `${name}s`, name.replace(/y$/, 'ies')].includes(withoutId(key));

const holdsId = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsId) : typeof value === 'string' && idFormat.test(value);

/** The field at the top of a body in which, at whatever depth, something of this name holds an id. */
function fieldNaming(body: unknown, name: string): string | undefined {
  const isNamed = (key: string, value: unknown): boolean =>
    (isCalled(key, name) && holdsId(value)) ||
    (typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([inner, one]) => isNamed(Array.isArray(value) ? key : inner, one)));
  return Object.entries(body ?? {}).find(([key, value]) => isNamed(key, value))?.[0];
}
