/** Creates company files and requests for documents through the API. */
import { inLagos } from '../../server/platform/time/lagos.testing.ts';
import type { Accounts, Person, SignedIn } from './accounts.ts';
import type { Api } from './api.ts';
import type { Businesses } from './businesses.ts';

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

export const makeHr = (api: Api, { signIn }: Accounts, { businessOf }: Businesses) => {
  const send = (person: SignedIn, method: string, path: string, json?: object) =>
    api.expect(method, `/c/${businessOf(person)}/${path}`, {
      ...(json === undefined ? {} : { json }),
      token: person.accessToken,
    });

  async function upload(person: SignedIn, name: string): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([pdf]), name);
    const path = `/c/${businessOf(person)}/uploads/temporary/`;
    return String((await api.expect('POST', path, { form, token: person.accessToken })).id);
  }

  async function companyFile(person: SignedIn, name: string, isAsked: boolean, description = ''): Promise<void> {
    await send(person, 'POST', 'company_files/', {
      files: [{ upload: await upload(person, `${name}.pdf`), name }],
      description,
      audience: { everyone: true, departments: [], people: [] },
      requires_acknowledgement: isAsked,
    });
  }

  /** Company files, a document that expires soon, and a request for one, in the business of an owner who works there alone. */
  async function companyFiles(owner: Person): Promise<void> {
    const person = await signIn(owner);
    await companyFile(person, 'Leave policy', false);
    await companyFile(person, 'Employee handbook', false, 'What everybody should know in their first week.');
    await companyFile(person, 'Code of conduct', true, 'How we treat each other and our customers.');
    const { results } = await send(person, 'GET', 'employees?page_size=1');
    const [{ id = '' } = {}] = results as { id?: string }[];
    await send(person, 'POST', `employees/${id}/document/`, {
      upload: await upload(person, 'licence.pdf'),
      kind: 'drivers_licence',
      number: 'ABC-48201',
      expiry_date: inLagos(12),
      reminder_days: 7,
    });
    await send(person, 'POST', 'document_requests/', {
      kind: 'guarantor_form',
      note: 'Two guarantors, each with a copy of their ID.',
      due_date: inLagos(10),
      audience: { everyone: false, departments: [], people: [id] },
    });
    await api.waitFor('the notifications of what was shared', async () => {
      const { results: told } = await send(person, 'GET', 'notifications/?page_size=20');
      return (told as { link: string | null }[]).filter(({ link }) => link === '/my-files').length === 4 ? true : null;
    });
  }

  /** Gives a member's record their name and a department of their own. @returns the id of the record */
  async function employed(owner: Person, { email }: Person, name: readonly [string, string], department: string) {
    const person = await signIn(owner);
    const { id: at } = await send(person, 'POST', 'departments/', { name: department });
    const { results } = await send(person, 'GET', `employees?search=${encodeURIComponent(email)}`);
    const [{ id = '' } = {}] = results as { id?: string }[];
    const [first_name, last_name] = name;
    const form = { first_name, last_name, email, department: at };
    await send(person, 'PUT', `employees/${id}/update_employee_form_once/`, form);
    return id;
  }

  return { companyFiles, employed };
};
