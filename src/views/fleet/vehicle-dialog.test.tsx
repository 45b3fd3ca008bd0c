// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { VehicleDialog } from './vehicle-dialog.tsx';
import type { Vehicle } from './vehicle-texts.ts';

const person = userEvent.setup();
const closed = vi.fn<() => void>();
const hilux = {
  id: 'v1',
  type: 'truck',
  make: { id: 'toyota', name: 'Toyota' },
  model: { id: 'toyota-hilux', name: 'Hilux' },
  year: 2021,
  color: 'White',
  plate_no: 'KJA-117-YD',
  start_mileage: null,
  date_purchased: null,
  purchase_price: null,
  status: 'active',
  assignee: null,
  date_assigned: null,
} as unknown as Vehicle;
const choices: Record<string, unknown> = {
  'choicefield-metadata': { status: [{ value: 'active', display_name: 'Active' }] },
  make: [{ id: 'toyota', name: 'Toyota' }],
  models: [{ id: 'toyota-hilux', name: 'Hilux' }],
  same_codes: { results: [] },
};
const truck = { field: 'plate_no', id: 'v2', number: 'VEH-0007', name: 'Toyota Dyna' };

type Sent = { key: string | null; body: unknown };
const stored = () => Response.json(hilux);
const conflict = () => Response.json({ detail: 'It is taken.' }, { status: 409 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

/** Opens the form. Each save gets the next answer. */
function show(id: string | null, ...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return (answers.shift() ?? stored)();
    }
    const what = new URL(request.url, location.href).pathname.split('/').findLast((word) => word in choices);
    return Response.json(what === undefined ? hilux : choices[what]);
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InBusiness>
        <VehicleDialog id={id} onClose={closed} />
      </InBusiness>
    </QueryClientProvider>,
  );
  return sent;
}

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const save = (name: string) => person.click(screen.getByRole('button', { name }));
const pick = async (name: string, option: string) => {
  await person.click(await screen.findByRole('combobox', { name: new RegExp(`^${name}`) }));
  await person.keyboard('{ArrowDown}');
  await person.click(await screen.findByRole('option', { name: option }));
};
const fill = async () => {
  await person.click(await screen.findByRole('button', { name: /Vehicle type/ }));
  await person.click(await screen.findByRole('option', { name: 'Truck' }));
  await pick('Make', 'Toyota');
  await pick('Model', 'Hilux');
  await person.click(await field('Plate number'));
  await person.paste('KJA-117-YD');
};

afterEach(() => {
  cleanup();
  closed.mockClear();
  vi.unstubAllGlobals();
});

it('says at its field what is missing, and sends nothing', async () => {
  const sent = show(null);
  await field('Plate number');
  await save('Add Vehicle');
  expect(await screen.findAllByText('Required')).not.toHaveLength(0);
  expect([sent, closed.mock.calls]).toEqual([[], []]);
});

it('sends a new vehicle again under its key, and leads to the list when an earlier attempt went through', async () => {
  const sent = show(null, lost, conflict);
  await fill();
  await save('Add Vehicle');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(closed).not.toHaveBeenCalled();
  await save('Add Vehicle');
  await soon(() => expect(closed).toHaveBeenCalledOnce());
  const [first, second] = sent;
  expect(first?.key).toBeTruthy();
  expect(second).toEqual(first);
  expect(first?.body).toMatchObject({ type: 'truck', make: 'toyota', model: 'toyota-hilux', plate_no: 'KJA-117-YD' });
});

it('sends of a vehicle that is there only what was changed, and keeps it where somebody else was faster', async () => {
  const sent = show('v1', conflict);
  const colour = await field('Colour');
  await person.clear(colour);
  await person.type(colour, 'Red');
  await save('Edit Vehicle');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(closed).not.toHaveBeenCalled();
  await save('Edit Vehicle');
  await soon(() => expect(closed).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body)).toEqual([{ color: 'Red' }, { color: 'Red' }]);
});

it('sends nothing when nothing was changed', async () => {
  const sent = show('v1');
  await field('Colour');
  await save('Edit Vehicle');
  expect(closed).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

it('says while one types whose plate it is, and takes it with a reason', async () => {
  choices.same_codes = { results: [truck] };
  const sent = show('v1');
  const plate = await field('Plate number');
  await person.clear(plate);
  await person.type(plate, 'spc 001 tt');
  expect((await screen.findByRole('link', { name: 'Toyota Dyna (VEH-0007)' })).getAttribute('href')).toContain('v2');
  await person.type(await field('Why both have it'), 'The plate moved.');
  await save('Edit Vehicle');
  await soon(() => expect(closed).toHaveBeenCalledOnce());
  choices.same_codes = { results: [] };
  expect(sent.map(({ body }) => body)).toEqual([{ plate_no: 'spc 001 tt', duplicate_reason: 'The plate moved.' }]);
});

it('shows a refusal at its field until that is typed over', async () => {
  show('v1', () => Response.json({ plate_no: ['Another vehicle has this plate number.'] }, { status: 400 }));
  const plate = await field('Plate number');
  await person.type(plate, '2');
  await save('Edit Vehicle');
  expect(await screen.findByText('Another vehicle has this plate number.')).toBeTruthy();
  await person.type(plate, '3');
  expect(screen.queryByText('Another vehicle has this plate number.')).toBeNull();
});
