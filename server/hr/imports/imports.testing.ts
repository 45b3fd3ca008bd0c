/** A list of employees into which tests import files. */
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import type { startTestServer } from '../../platform/testing.ts';
import { importsIn, type Row } from '../../shell/imports/imports.testing.ts';

export const person = (first_name: string, cells: Record<string, string> = {}): Row => ({
  cells: { first_name, last_name: 'Sheet', ...cells },
});
/** Of a file that has the columns of its first row. */
export const mappingOf = ([row]: readonly Row[]) => ({
  mapping: Object.keys(row?.cells ?? {}).map((column) => ({ title: column, column })),
});

export async function newStaff(server: Awaited<ReturnType<typeof startTestServer>>) {
  const owner = await newOwner(server);
  const call = (method: string, path: string, json?: unknown, token = owner.token) =>
    server.call(method, `/c/${owner.businessId}/${path}`, { token, ...(json === undefined ? {} : { json }) });
  const found = async (search: string) => (await call('GET', `employees?search=${search}`)).body.results;
  return {
    owner,
    call,
    found,
    record: async (search: string) => (await call('GET', `employees/${(await found(search))[0]?.id}`)).body,
    add: (form: object) => call('POST', 'employees/post_employee_form_once/', form),
    /** May edit people, and neither see pay nor manage HR. */
    editor: await newMember(server, owner, newEmail(), ['access_hr', 'edit_people']),
    // One row a chunk, so that managers stand in another one.
    imports: importsIn('employees', call, { atOnce: 1 }),
  };
}
