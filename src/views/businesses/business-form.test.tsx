// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { problem } from '../../domain/shared/problem.ts';
import { palmOil } from '../../machines/businesses/business-edit/cases.ts';
import {
  type BusinessChange,
  type BusinessDetail,
  businessEditMachine,
} from '../../machines/businesses/business-edit/machine.ts';
import { getBusinessDetail } from '../../services/operations/businesses.ts';
import { queryOf } from '../../services/shared/query.ts';
import { BusinessForm } from './business-form.tsx';

type SaveBusiness = (change: BusinessChange) => Promise<BusinessDetail>;

// The client takes it when it is loaded.
const server = vi.hoisted(() => {
  const known: { answer: (url: string) => Response } = { answer: () => Response.error() };
  vi.stubGlobal('fetch', async ({ url }: Request) => known.answer(url));
  return known;
});

const list = (results: unknown[]) => ({ count: results.length, next: null, previous: null, results });
let stored: BusinessDetail;

afterEach(cleanup);
beforeEach(() => {
  sessionStorage.clear();
  stored = palmOil;
  server.answer = (url) => {
    if (url.endsWith('/businesses/types')) return Response.json(list([{ value: 'partnership', label: 'Partnership' }]));
    if (url.endsWith('/geo/countries/')) {
      return Response.json(
        list([
          { code: 'NG', name: 'Nigeria', currency: 'NGN' },
          { code: 'GH', name: 'Ghana', currency: 'GHS' },
        ]),
      );
    }
    if (url.includes('/geo/countries/'))
      return Response.json({ code: 'NG', name: 'Nigeria', currency: 'NGN', states: ['Lagos'] });
    return Response.json(stored);
  };
});

function Live({ save, onSaved }: { save: SaveBusiness; onSaved: () => void }) {
  const client = useQueryClient();
  const query = queryOf(getBusinessDetail, { businessId: palmOil.id });
  const [machine] = useState(() =>
    businessEditMachine.provide({
      actors: {
        saveBusiness: fromPromise(async ({ input }) => {
          const saved = await save(input);
          client.setQueryData(query.queryKey, saved);
          return saved;
        }),
        getBusinessDetail: fromPromise(() => client.fetchQuery({ ...query, staleTime: 0 })),
      },
    }),
  );
  const editing = useActorRef(machine, { input: { businessId: palmOil.id } });
  const { data } = useQuery(query);
  return data ? <BusinessForm business={data} editing={editing} onSaved={onSaved} /> : null;
}

function open(save: SaveBusiness) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const onSaved = vi.fn();
  const view = render(
    <QueryClientProvider client={client}>
      <Live save={save} onSaved={onSaved} />
    </QueryClientProvider>,
  );
  return { ...view, onSaved, user: userEvent.setup() };
}

const city = () => screen.findByRole('textbox', { name: 'City' });
const saveButton = () => screen.getByRole('button', { name: 'Save changes' });

describe('the business form', () => {
  it('sends all fields with the loaded version after a change', async () => {
    const save = vi.fn<SaveBusiness>(async ({ businessId: _domain, ...change }) => ({
      ...palmOil,
      ...change,
      version: 4,
    }));
    const { user, onSaved } = open(save);
    await user.clear(await city());
    await user.type(await city(), 'Ikeja');
    expect(saveButton()).toHaveProperty('disabled', true);
    expect(screen.getByText('Nothing has been changed.')).toBeDefined();
    await user.clear(await city());
    await user.type(await city(), 'Yaba');
    await user.click(saveButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      businessId: palmOil.id,
      name: 'Palm Oil',
      city: 'Yaba',
      version: 3,
    });
    expect(screen.getByText('Nothing has been changed.')).toBeDefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps typed text after a reload until it is discarded', async () => {
    const first = open(vi.fn());
    await first.user.clear(await city());
    await first.user.type(await city(), 'Yaba');
    first.unmount();
    const { user } = open(vi.fn());
    expect(await city()).toHaveProperty('value', 'Yaba');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await city()).toHaveProperty('value', 'Ikeja');
  });

  it("shows the server's error under its field, and keeps the typed text", async () => {
    const save = vi.fn<SaveBusiness>(() =>
      Promise.reject(problem('invalid', { fields: { city: ['This field may not be blank.'] } })),
    );
    const { user } = open(save);
    await user.type(await city(), ' West');
    await user.click(saveButton());
    expect(await screen.findByText('This field may not be blank.')).toBeDefined();
    expect(await city()).toHaveProperty('value', 'Ikeja West');
  });

  it("shows conflicts with another person's changes, and lets the person choose", async () => {
    const save = vi.fn<SaveBusiness>();
    save.mockImplementationOnce(() => {
      stored = { ...palmOil, name: 'Palm Oil Limited', city: 'Epe', version: 4 };
      return Promise.reject(problem('conflict', { code: 'changed_meanwhile' }));
    });
    save.mockImplementation(async ({ businessId: _domain, ...change }) => ({ ...stored, ...change, version: 5 }));
    const { user, onSaved } = open(save);
    await user.clear(await city());
    await user.type(await city(), 'Yaba');
    await user.click(saveButton());
    expect(await screen.findByText('City: theirs is “Epe”, yours is “Yaba”')).toBeDefined();
    expect(await city()).toHaveProperty('value', 'Yaba');
    expect(screen.getByRole('textbox', { name: 'Business name' })).toHaveProperty('value', 'Palm Oil Limited');
    await user.click(saveButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(save.mock.calls[1]?.[0]).toMatchObject({ city: 'Yaba', name: 'Palm Oil Limited', version: 4 });
  });

  it("takes the other person's values on request", async () => {
    const save = vi.fn<SaveBusiness>(() => {
      stored = { ...palmOil, city: 'Epe', version: 4 };
      return Promise.reject(problem('conflict', { code: 'changed_meanwhile' }));
    });
    const { user } = open(save);
    await user.clear(await city());
    await user.type(await city(), 'Yaba');
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(await city()).toHaveProperty('value', 'Epe');
    expect(screen.getByText('Nothing has been changed.')).toBeDefined();
  });
});
