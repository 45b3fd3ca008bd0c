/** Bodies in which an id is one that is nobody's, or another business's. */
import type { TestServer } from '../../server/accounts/accounts.testing.ts';
import { newId } from '../../server/platform/database/ids.ts';
import { populated } from './populated.ts';
import type { Fields } from './requests.ts';
import { type Described, resolved, type Schema, sampleOf } from './schemas.ts';

/** How to put an id where a schema has one, each by its path. */
type Put = { path: string; put: (value: unknown, id: string) => unknown };

function putsIn(schema: Schema, path = '', depth = 0): Put[] {
  const { format, items, properties = {}, anyOf = [] } = resolved(schema);
  if (format === 'uuid') return [{ path, put: (_value, id) => id }];
  if (depth > 6) return [];
  const inside = (inner: Schema, at: string) => putsIn(inner, `${path}${at}`, depth + 1);
  const ofItems = items === undefined ? [] : inside(items, '[]');
  const ofBranches = anyOf.flatMap((branch) => inside(branch, ''));
  const ofProperties = Object.entries(properties).flatMap(([name, inner]) =>
    inside(inner, `.${name}`).map(({ put, ...one }) => ({
      ...one,
      put: (value: unknown, id: string) => {
        const whole = (value ?? sampleOf({ properties, type: 'object' })) as Fields;
        return { ...whole, [name]: put(whole[name], id) };
      },
    })),
  );
  return [
    ...ofItems.map(({ put, ...one }) => ({
      ...one,
      put: (value: unknown, id: string) => [put((value as unknown[] | undefined)?.[0], id)],
    })),
    ...ofBranches,
    ...ofProperties,
  ];
}

const onlyRequired = ({ required = [] }: Schema, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => required.includes(name)));

/**
 * The body of an operation once for each place of an id and each id, with what was done to it: the whole of a right one, and
 * what of it is required, since a field may have no place beside another one.
 */
export function bodiesWithIds({ body }: Pick<Described, 'body'>, right: object, ids: readonly string[]) {
  if (body === null) return [];
  const bodies = [right as Fields, onlyRequired(body, right as Fields)];
  return putsIn(body).flatMap(({ path, put }) =>
    ids.flatMap((id) => bodies.map((one) => ({ name: `${path}: ${id}`, fields: put(one, id) as Fields }))),
  );
}

/** An id of nothing, and those of another business's things. */
export const foreignIds = async (server: TestServer): Promise<string[]> => [newId(), ...(await populated(server)).ids];
