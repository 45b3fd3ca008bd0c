// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, act as settle, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  act,
  asked,
  beginEachAnew,
  box,
  bulk,
  button,
  drawn,
  retried,
  start,
  Vans,
  vans,
} from './data-table.testing.tsx';

const person = userEvent.setup();
const rows = () => within(screen.getByRole('grid')).getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent);
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const range = () => screen.getByRole('navigation', { name: 'Pages of Vehicles' }).textContent ?? '';
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beginEachAnew();

describe('the body', () => {
  it('shows four skeleton rows while the first rows load', () => {
    render(<Vans source={[]} isFetching />);
    expect(screen.getByRole('grid').querySelectorAll('tbody tr')).toHaveLength(4);
    expect(rows()).toHaveLength(0);
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it("shows the specification's error text with a retry button", async () => {
    render(<Vans hasFailed />);
    const text = 'something went wrong please refresh and if the problem persists contact support';
    expect(within(screen.getByRole('alert')).getByText(text)).toBeTruthy();
    await person.click(button('Retry'));
    expect(retried).toHaveBeenCalledOnce();
  });

  it("says 'No data found' where there is nothing", () => {
    render(<Vans source={[]} />);
    expect(screen.getAllByText('No data found')).toHaveLength(1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('offers to clear the filters when they match nothing', async () => {
    start('/fleet?tab=home&search=tractor&kind=bus');
    render(<Vans />);
    expect(screen.getAllByText('No vehicle matches your filter')).toHaveLength(1);
    await person.click(button('Clear filters'));
    expect(rows()).toHaveLength(10);
    expect(location.search).toBe('?tab=home');
    expect(document.activeElement?.closest('table')).toBeTruthy();
  });

  it('keeps the current rows while others load', () => {
    render(<Vans isFetching />);
    expect(rows()).toHaveLength(10);
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  });
});

it('leaves out a column in which every row would say the same', () => {
  const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const { rerender } = render(<Vans isPlain />);
  expect(titles()).toEqual(['Vehicle', 'Kind', 'Cost']);
  rerender(<Vans isPlain source={vans.filter(({ kind }) => kind === 'bus')} />);
  expect(titles()).toEqual(['Vehicle', 'Cost']);
});

describe('pages', () => {
  it('are offered only where there are several', () => {
    const { rerender } = render(<Vans source={vans.slice(0, 10)} />);
    expect(screen.queryByRole('navigation')).toBeNull();
    rerender(<Vans source={vans.slice(0, 11)} />);
    expect(range()).toContain('1 - 10 of 11');
  });

  it('start at one and link to the first and the last page', async () => {
    render(<Vans />);
    expect(asked).toHaveBeenLastCalledWith({ page: 1, page_size: 10 });
    expect(range()).toContain('1 - 10 of 25');
    expect([isOff('Previous'), isOff('Next')]).toEqual([true, false]);
    await person.click(button('Next'));
    await person.click(button('Next'));
    expect(asked).toHaveBeenLastCalledWith({ page: 3, page_size: 10 });
    expect(range()).toContain('21 - 25 of 25');
    expect([isOff('Previous'), isOff('Next')]).toEqual([false, true]);
    await person.click(button('Next'));
    expect(location.search).toBe('?tab=home&page=3');
    expect(document.activeElement).toBe(button('Next'));
  });

  it('are disabled while a page loads, unless that is turned off', () => {
    start('/fleet?page=2');
    const { rerender } = render(<Vans isFetching />);
    expect([isOff('Previous'), isOff('Next')]).toEqual([true, true]);
    rerender(<Vans isFetching isFree />);
    expect([isOff('Previous'), isOff('Next')]).toEqual([false, false]);
  });

  it('are announced when they have loaded, and the current rows do not render again before', async () => {
    const held = vans.slice(0, 10);
    const { rerender } = render(<Vans held={held} isFetching isFree />);
    drawn.mockClear();
    await person.click(button('Next'));
    expect(location.search).toBe('?tab=home&page=2');
    expect(range()).toContain('1 - 10 of 25');
    expect(drawn).not.toHaveBeenCalled();
    rerender(<Vans />);
    expect(range()).toContain('11 - 20 of 25');
    expect(rows()[0]?.getAttribute('aria-rowindex')).toBe('12');
  });

  it('beyond the last redirect to the last', () => {
    start('/fleet?page=900');
    render(<Vans />);
    expect(location.search).toBe('?page=3');
    expect(names()).toEqual(['Van 21', 'Van 22', 'Van 23', 'Van 24', 'Van 25']);
  });

  it('are remembered with the page size for the next visit, when that is on', () => {
    start('/fleet?tab=home&page=2');
    render(<Vans cacheKey="vans" />);
    cleanup();
    start('/fleet?tab=home');
    render(<Vans cacheKey="vans" source={[]} isFetching />);
    expect(location.search).toBe('?tab=home&page=2');
    expect(range()).toContain('11 - 20 of 25');
    cleanup();
    start('/fleet?search=7');
    render(<Vans cacheKey="vans" />);
    expect(location.search).toBe('?search=7');
  });
});

describe('the order', () => {
  it('cycles through ascending, descending and none, and returns to the first page', async () => {
    start('/fleet?page=2');
    render(<Vans />);
    const title = () => screen.getByRole('columnheader', { name: /Cost/ });
    expect(title().getAttribute('aria-sort')).toBe('none');
    expect(screen.getByRole('columnheader', { name: 'Kind' }).hasAttribute('aria-sort')).toBe(false);
    await person.click(within(title()).getByRole('button'));
    expect([title().getAttribute('aria-sort'), location.search]).toEqual(['ascending', '?sort=cost']);
    expect(asked).toHaveBeenLastCalledWith({ page: 1, page_size: 10, ordering: 'cost' });
    expect(said().join()).toContain('by Cost, ascending');
    await person.click(within(title()).getByRole('button'));
    expect([title().getAttribute('aria-sort'), location.search]).toEqual(['descending', '?sort=-cost']);
    await person.click(within(title()).getByRole('button'));
    expect([title().getAttribute('aria-sort'), location.search]).toEqual(['none', '']);
  });
});

describe('search and filters', () => {
  it('are debounced by a second, keep other parameters, return to the first page, and announce the result', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    try {
      start('/fleet?tab=home&page=3');
      render(<Vans />);
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Van 2' } });
      vi.advanceTimersByTime(999);
      expect(location.search).toBe('?tab=home&page=3');
      await settle(() => vi.advanceTimersByTimeAsync(1));
      expect(location.search).toBe('?tab=home&search=Van+2');
    } finally {
      vi.useRealTimers();
    }
    expect(names()).toEqual(['Van 2', 'Van 20', 'Van 21', 'Van 22', 'Van 23', 'Van 24', 'Van 25']);
    expect(said().join()).toContain('Showing 1 - 7 of 7');
  });

  it('search immediately on Enter, and apply a filter immediately', async () => {
    render(<Vans />);
    await person.type(screen.getByRole('searchbox'), '1{Enter}');
    expect(location.search).toBe('?tab=home&search=1');
    await person.click(button('Kind'));
    await person.click(await screen.findByRole('option', { name: 'Bus' }));
    expect(location.search).toBe('?tab=home&search=1&kind=bus');
    await person.keyboard('{Escape}');
    expect(button('Kind: Bus')).toBeTruthy();
    expect(names()).toEqual(['Van 1', 'Van 11', 'Van 13', 'Van 15', 'Van 17', 'Van 19', 'Van 21']);
    await person.click(button('Clear'));
    expect(location.search).toBe('?tab=home');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('ignore invalid filters in the address', () => {
    start('/fleet?sort=password&page=-4&kind=spaceship&size=1000000');
    render(<Vans />);
    expect(asked).toHaveBeenLastCalledWith({ page: 1, page_size: 10 });
    expect(rows()).toHaveLength(10);
  });
});

describe('the selection', () => {
  it('spans pages and the whole list, without deselected rows', async () => {
    render(<Vans />);
    const all = () => box('Select all on this page');
    await person.click(box('Select Van 2'));
    expect([all().checked, all().indeterminate]).toEqual([false, true]);
    expect(said().join()).toContain('1 selected');
    await person.click(all());
    expect([all().checked, all().indeterminate]).toEqual([true, false]);
    await person.click(button('Next'));
    expect(all().indeterminate).toBe(false);
    await person.click(box('Select Van 11'));
    await person.click(button('Delete'));
    expect(bulk.mock.lastCall?.[1]).toBe(11);
    await person.click(button('Select all 25 matching'));
    expect(screen.getByRole('region', { name: 'Selected rows of Vehicles' }).textContent).toContain(
      'All 25 matching selected',
    );
    await person.click(box('Select Van 12'));
    await person.click(button('Delete'));
    expect(bulk).toHaveBeenLastCalledWith({ mode: 'allMatching', except: new Set(['v12']) }, 24);
    await person.click(button('Unselect'));
    expect(screen.queryByRole('region', { name: 'Selected rows of Vehicles' })).toBeNull();
  });

  it('selects a range with Shift', async () => {
    render(<Vans />);
    await person.click(box('Select Van 7'));
    await person.keyboard('{Shift>}');
    await person.click(box('Select Van 4'));
    await person.keyboard('{/Shift}');
    await person.click(button('Delete'));
    expect(bulk).toHaveBeenLastCalledWith({ mode: 'some', ids: new Set(['v7', 'v4', 'v5', 'v6']) }, 4);
  });

  it('is cleared by a new search, and kept by a new sort order', async () => {
    render(<Vans />);
    await person.click(box('Select Van 1'));
    await person.click(button('Vehicle'));
    expect(box('Select Van 1').checked).toBe(true);
    await person.type(screen.getByRole('searchbox'), 'Van 1{Enter}');
    expect(box('Select Van 1').checked).toBe(false);
  });

  it('renders only the changed row again', async () => {
    render(<Vans />);
    drawn.mockClear();
    await person.click(box('Select Van 3'));
    expect(drawn.mock.calls).toEqual([['Van 3']]);
  });
});

describe('columns', () => {
  it('can be hidden, except the last one, and stay hidden on the next visit', async () => {
    render(<Vans />);
    await person.click(button('Columns'));
    for (const name of ['Vehicle', 'Cost']) await person.click(await screen.findByRole('menuitemcheckbox', { name }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Kind' }).getAttribute('aria-disabled')).toBe('true');
    await person.keyboard('{Escape}');
    expect(names().slice(0, 2)).toEqual(['bus', 'truck']);
    cleanup();
    render(<Vans />);
    expect(screen.queryByRole('columnheader', { name: 'Cost' })).toBeNull();
  });
});

describe('a row', () => {
  it('opens its screen by its link and by a press outside its controls', async () => {
    render(<Vans />);
    expect(screen.getByRole('link', { name: 'Van 2' }).getAttribute('href')).toBe('/vans/v2');
    await person.click(within(rows()[1] ?? document.body).getByText('truck'));
    expect(location.pathname).toBe('/vans/v2');
    await person.click(screen.getByRole('link', { name: 'Van 3' }));
    expect(location.pathname).toBe('/vans/v3');
    await person.click(box('Select Van 4'));
    expect(location.pathname).toBe('/vans/v3');
  });

  it('opens a menu that all rows share', async () => {
    render(<Vans />);
    expect(screen.queryByRole('menu')).toBeNull();
    await person.click(button('Actions for Van 5'));
    await person.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Sell' }));
    expect(act).toHaveBeenCalledWith('v5');
    expect(location.pathname).toBe('/fleet');
  });
});

it('can be turned off for a plain table', () => {
  render(<Vans isPlain />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
});
