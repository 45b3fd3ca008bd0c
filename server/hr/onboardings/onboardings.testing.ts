/** A business whose people are taken on by links, and what its tests do with them. */
import { expect } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

export const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
export const details = {
  first_name: 'Ngozi',
  last_name: 'Eze',
  birth_date: '1995-04-02',
  phone_number: '0803 123 4567',
};
export const bank = { bank: '011', account_number: '0000014579', account_name: 'Ngozi Eze', nin: '12345678901' };
export const kin = { name: 'Chidi Eze', relationship: 'Brother', phone_number: '0805 421 0000' };
export const parts = { details, bank, next_of_kin: kin, emergency_contact: { ...kin, name: 'Ada Eze' } };
/** What the link shows of it. */
export const keptBank = { bank: '011', account_number: '•••4579', account_name: '•••', nin: '•••8901' };
export const secrets = [bank.account_number, bank.nin, '+2348054210000', '1995-04-02'];

export async function startOnboardings() {
  const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
  const owner = await newOwner(server);
  const reader = await newMember(server, owner, newEmail(), ['access_hr']);

  const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
    server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
  const start = async (more: object = {}) =>
    (await call('POST', 'onboardings/', { first_name: 'Ngozi', last_name: 'Eze', ...more })).body as { id: string };
  /** The token of a new link, as it is answered or mailed. */
  async function linkOf(id: string): Promise<string> {
    const { link, mailed_to: to } = (await call('POST', `onboardings/${id}/link/`)).body;
    return /\/onboard\/(\S+)/.exec(link ?? (await mailedTo(to)))?.[1] ?? '';
  }
  /** The text of the last mail to an address. */
  const mailedTo = (to: string): Promise<string> =>
    soon(async () => {
      const letter = (await server.mails()).findLast((mail) => mail.to === to && mail.text.includes('/onboard/'));
      if (letter === undefined) throw new Error('no mail yet');
      return letter.text;
    });
  const form = (token: string, rest = '', method = 'GET', json?: unknown) =>
    server.call(method, `/onboarding_forms/${token}/${rest}`, json === undefined ? {} : { json });
  const save = async (token: string, parts: object) => {
    const { revision } = (await form(token)).body;
    return form(token, '', 'PATCH', { revision, ...parts });
  };
  const submit = async (token: string) =>
    form(token, 'submit/', 'POST', { revision: (await form(token)).body.revision });

  function addFile(token: string, content: string, kind: string) {
    const sent = new FormData();
    sent.append('kind', kind);
    sent.append('file', new Blob([content]), 'paper.pdf');
    return server.call('POST', `/onboarding_forms/${token}/documents/`, { form: sent });
  }
  const submitted = async (more: object = {}) => {
    const { id } = await start(more);
    const token = await linkOf(id);
    expect((await save(token, parts)).status).toBe(200);
    expect((await submit(token)).body.state).toBe('submitted');
    const { revision } = (await call('GET', `onboardings/${id}/`)).body;
    return { id, token, revision };
  };
  return { server, owner, reader, call, start, linkOf, mailedTo, form, save, submit, addFile, submitted };
}
