// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { soon } from '../../../../tests/soon.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { bola, drill, emptyDraft, has, ladder, receipt } from '../../../machines/assets/asset-handover/cases.ts';
import {
  assetHandoverMachine,
  type HandoverDraft,
  type HandoverOrder,
  type HandoverReceipt,
} from '../../../machines/assets/asset-handover/machine.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { HandoverPage } from './handover.page.tsx';
import { HolderPage } from './holder.page.tsx';

// What is drawn on it is tested in a browser: there is no canvas here.
vi.mock('./signature-field.tsx', () => ({ SignatureField: () => null }));

const person = userEvent.setup();
const kept = () => JSON.parse(sessionStorage.getItem('kept::palm-oil:handover') ?? 'null');
const pageOf = (results: object[]) => ({ count: results.length, next: null, previous: null, results });
const asset = (one: typeof ladder) => ({
  ...one,
  assignee: null,
  date_assigned: '2026-03-02',
  expected_return_date: null,
});
let answers: Record<string, object>;

beforeEach(() => {
  history.replaceState(null, '', '/');
  answers = { 'assets/': pageOf([]), 'handovers/': pageOf([]) };
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(answers[new URL(url).pathname.split('/asset-management/')[1] ?? ''] ?? {}),
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (screenShown: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InBusiness>{screenShown}</InBusiness>
    </QueryClientProvider>,
  );

type Send = (order: HandoverOrder) => Promise<HandoverReceipt>;

function Live({ draft, send }: { draft: Partial<HandoverDraft>; send: Send }) {
  const handover = useActorRef(
    assetHandoverMachine.provide({ actors: { handOverAssets: fromPromise(({ input }) => send(input)) } }),
    { input: { businessId: 'palm-oil', ids: [], draft: { ...emptyDraft, ...draft } } },
  );
  return <HandoverPage handover={handover} />;
}

const press = (name: string) => person.click(screen.getByRole('button', { name }));
const ready = { assets: [ladder, drill], recipient: bola, dateAssigned: '2026-11-20' };

it('warns where a vehicle goes to somebody without a licence, and nowhere else', async () => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.includes('/due/licences/') ? Response.json({ state: 'missing', expiry_date: null }) : fetch(request),
  );
  const truck = { ...drill, name: 'Hilux', is_vehicle: true };
  show(<Live draft={{ ...ready, assets: [ladder, truck] }} send={vi.fn<Send>()} />);
  await press('Continue');
  expect(await screen.findByText(/Bola Ade has no driver's licence on record/)).toBeTruthy();
  await press('Continue');
  expect(screen.getByText('Step 3 of 3: the signature')).toBeTruthy();
  cleanup();
  const client = show(<Live draft={ready} send={vi.fn<Send>()} />);
  await press('Continue');
  expect(client.container.textContent).not.toContain('licence');
});

it('leads from the assets over the person to the signature and the receipt, and forgets the draft then', async () => {
  const send = vi.fn<Send>().mockResolvedValue(receipt);
  show(<Live draft={ready} send={send} />);
  expect(screen.getByText('Step 1 of 3: what is handed over')).toBeTruthy();
  expect(screen.getAllByText(/^(LAD|DRI)-0001$/)).toHaveLength(2);
  await press('Continue');
  expect(screen.getByRole('list', { name: 'Recipient' }).textContent).toContain('Bola Ade');
  await press('Continue');
  expect(kept()).toMatchObject({ recipient: bola, assets: [{ id: ladder.id }, { id: drill.id }] });
  const signer = screen.getByRole('textbox', { name: 'Full name' });
  await person.clear(signer);
  await person.type(signer, 'Bola A. Ade');
  await press('Sign and hand over');
  expect(await screen.findByText(/2 assets are handed over to Bola Ade/)).toBeTruthy();
  expect(send.mock.lastCall?.[0]).toMatchObject({
    assets: [ladder.id, drill.id],
    signature: { name: 'Bola A. Ade', drawing: null },
  });
  expect(kept()).toBeNull();
});

it('goes on without the assets that somebody has, after another signature', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(problem('invalid', { fields: { 'assets.1': [has] } }))
    .mockResolvedValue({ ...receipt, asset_count: 1 });
  show(<Live draft={ready} send={send} />);
  await press('Continue');
  await press('Continue');
  await press('Sign and hand over');
  expect((await screen.findByRole('list', { name: 'Refused assets' })).textContent).toBe(`Drill, DRI-0001${has}`);
  await press('Hand over the other one');
  expect(within(screen.getByRole('list', { name: 'Assets to sign for' })).getAllByRole('listitem')).toHaveLength(1);
  await press('Sign and hand over');
  expect(await screen.findByText(/One asset is handed over to Bola Ade/)).toBeTruthy();
});

it('keeps what was chosen when the person is refused, until another one is chosen', async () => {
  const gone = problem('invalid', { fields: { assignee: ['This employee does not work here.'] } });
  show(<Live draft={{ ...ready, due: '2027-01-31' }} send={vi.fn<Send>().mockRejectedValue(gone)} />);
  await press('Continue');
  await press('Continue');
  await press('Sign and hand over');
  expect(await screen.findByText('This employee does not work here.')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Recipient' }).textContent).toContain('Bola Ade');
  expect(document.querySelector<HTMLInputElement>('input[name=expected_return_date]')?.value).toBe('2027-01-31');
});

it('says at its field that the return is too early, until the day is changed', async () => {
  show(<Live draft={{ ...ready, due: '2026-11-01' }} send={async () => receipt} />);
  await press('Continue');
  await press('Continue');
  const early = 'The return cannot be before the date assigned.';
  expect(await screen.findByText(early)).toBeTruthy();
  const due = screen.getByRole('textbox', { name: /Expected return date/ });
  await person.clear(due);
  await person.type(due, '31 Jan 2027{Tab}');
  await soon(() => expect(screen.queryByText(early)).toBeNull());
});

it('says what is refused of a signature', async () => {
  const refused = problem('invalid', { fields: { 'signature.name': ['Write the full name.'] } });
  show(<Live draft={ready} send={vi.fn<Send>().mockRejectedValue(refused)} />);
  await press('Continue');
  await press('Continue');
  await press('Sign and hand over');
  expect(await screen.findByText('Write the full name.')).toBeTruthy();
});

it('does not go on with an asset that somebody has, until it is left out', async () => {
  show(<Live draft={{ assets: [ladder, { ...drill, holder: 'Chidi Eze' }] }} send={async () => receipt} />);
  expect((screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement).disabled).toBe(true);
  await press('Leave them out');
  expect(screen.queryByText(/Chidi Eze has it/)).toBeNull();
  expect((screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement).disabled).toBe(false);
});

it('warns of what is in repair, before it is signed for too', async () => {
  show(
    <Live draft={{ ...ready, assets: [ladder, { ...drill, status: 'out_for_repair' }] }} send={async () => receipt} />,
  );
  const warning = 'Drill is still in repair, and stays so.';
  expect(screen.getByText(warning)).toBeTruthy();
  await press('Continue');
  await press('Continue');
  expect(screen.getByText(warning)).toBeTruthy();
});

it('offers what comes back on a day, and neither what is planned for somebody nor what is sold', async () => {
  const [until, bolas] = ['2030-12-31', { id: bola.id, first_name: 'Bola', last_name: 'Ade' }];
  const found = { ...asset(ladder), assigned_until: null, next_assignment: null };
  answers['assets/'] = pageOf([
    { ...found, id: 'a', number: 'A-1', assignee: bolas, assigned_until: until },
    { ...found, id: 'b', number: 'B-1', assignee: bolas },
    { ...found, id: 'c', number: 'C-1', next_assignment: { assignee: bolas, date_assigned: until } },
    { ...found, id: 'd', number: 'D-1', status: 'sold' },
  ]);
  show(<Live draft={{}} send={async () => receipt} />);
  const list = await screen.findByRole('list', { name: 'Assets to add' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Add A-1']);
  for (const said of ['Bola Ade has it', 'Bola Ade gets it on 31 Dec, 2030', 'Sold'])
    expect(list.textContent).toContain(said);
});

const holderOf = (results: object[]) => {
  answers['assets/assigned_to'] = { ...pageOf(results), assignee: receipt.assignee };
  const Bulk = vi.fn((_props: object) => null);
  show(<HolderPage search={new URLSearchParams({ id: bola.id })} Bulk={Bulk} />);
  return Bulk;
};

it('names a holder who has nothing, and hands over to them', async () => {
  holderOf([]);
  expect(await screen.findByRole('heading', { name: 'What Bola Ade has', level: 1 })).toBeTruthy();
  expect(await screen.findByText('They have no assets')).toBeTruthy();
  await press('Hand over assets');
  expect(kept()).toMatchObject({ assets: [], recipient: { id: bola.id, name: 'Bola Ade' } });
  expect(new URLSearchParams(location.search).get('view')).toBe('hand-over');
});

it('takes several back at once', async () => {
  const Bulk = holderOf([asset(ladder), asset(drill)]);
  await screen.findByRole('list', { name: 'Assets that they have' });
  for (const { number } of [ladder, drill])
    await person.click(screen.getByRole('checkbox', { name: `Select ${number}` }));
  await press('Take back 2 selected');
  expect(Bulk.mock.lastCall?.[0]).toMatchObject({ act: 'unassign', chosen: { ids: [ladder.id, drill.id] } });
});
