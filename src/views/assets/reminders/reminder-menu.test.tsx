// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { soon } from '../../../../tests/soon.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { StatutoryDocuments } from '../documents/asset-documents.tsx';
import { DocumentDialogContext } from '../documents/document-dialog.ts';

const person = userEvent.setup();
const summary = { id: 'r1', set_reminder: '5d', date: '08:00', status: 'pending' };
const insurance = {
  id: 'd1',
  name: '',
  document_type: 't1',
  document_type_name: 'Insurance',
  attachment_type: 'statutory',
  date_of_issue: null,
  expiry_date: '2030-03-10',
  state: 'valid',
  version: 1,
  reminder: null as object | null,
  file: null,
  file_id: null,
  fileInfo: null,
  content_type: 'asset',
  object_id: 'a1',
  created_at: '2026-01-01',
};

type Answers = { document?: object; onPost?: () => Response };
const posted = vi.fn<(body: unknown) => void>();

function show({ document = {}, onPost = () => Response.json({}, { status: 201 }) }: Answers = {}) {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('/recipients/')) return Response.json([]);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    if (request.method === 'POST') {
      posted(await request.json());
      return onPost();
    }
    return Response.json({ count: 1, next: null, previous: null, results: [{ ...insurance, ...document }] });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InBusiness>
        <DocumentDialogContext value={() => null}>
          <StatutoryDocuments assetId="a1" />
        </DocumentDialogContext>
      </InBusiness>
    </QueryClientProvider>,
  );
}
const openMenu = async () => {
  await person.click(await screen.findByRole('button', { name: /Insurance/ }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const reminding = /reminder/i;

afterEach(() => {
  cleanup();
  posted.mockClear();
  vi.unstubAllGlobals();
});

it('sets a reminder of a document that has none', async () => {
  show();
  expect((await openMenu()).filter((each) => reminding.test(each ?? ''))).toEqual(['Set Reminder']);
  await person.click(screen.getByRole('menuitem', { name: 'Set Reminder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Reminder' }));
  await person.click(dialog.getByRole('button', { name: 'Save reminder' }));
  await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted).toHaveBeenCalledExactlyOnceWith({
    asset: 'a1',
    document: 'd1',
    type: 'document_renewal',
    set_reminder: '5d',
    further_reminders: [],
    date: expect.stringMatching(/^\d\d:\d\d$/),
    escalate_after: null,
    recipients: { everyone: true, holder: false, people: [] },
  });
});

it('says why it was refused, and keeps what was chosen', async () => {
  const refusal = { document: ['Somebody has renewed this document already.'] };
  show({ onPost: () => Response.json(refusal, { status: 400 }) });
  await openMenu();
  await person.click(screen.getByRole('menuitem', { name: 'Set Reminder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Reminder' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Whoever has the asset' }));
  await person.click(dialog.getByRole('button', { name: 'Save reminder' }));
  expect(await dialog.findByText('Somebody has renewed this document already.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Whoever has the asset' }).checked).toBe(true);
});

it.each([
  ['one that is set', { reminder: summary }, ['Change reminder', 'Cancel reminder']],
  ['one that was cancelled', { reminder: { ...summary, status: 'cancelled' } }, ['Set Reminder']],
  ['no date', { expiry_date: null }, []],
])('offers for %s what can be done', async (_name, document, offered) => {
  show({ document });
  expect((await openMenu()).filter((each) => reminding.test(each ?? ''))).toEqual(offered);
});
