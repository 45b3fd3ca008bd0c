// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activeOf } from './tab-match.ts';
import { type TopTab, TopTabs } from './top-tabs.tsx';

const person = userEvent.setup();
const tabs: TopTab[] = [
  { label: 'Home', href: '/assets?tab=home' },
  {
    label: 'Assets list',
    tabs: [
      { label: 'Asset list', href: '/assets?tab=asset-list&view=list' },
      { label: 'Asset type', href: '/assets?tab=asset-list&view=type' },
    ],
  },
  { label: 'Settings', href: '/assets?tab=settings' },
];
const where = () => location.pathname + location.search;

beforeEach(() => history.replaceState(null, '', '/assets?tab=home'));
afterEach(cleanup);

describe('the active tab', () => {
  const addresses = ['/assets?tab=home', '/assets?tab=settings', '/assets?tab=settings&view=types', '/fleet'];
  it.each([
    ['/assets?tab=home', '/assets?tab=home'],
    ['/assets?page=2&tab=home', '/assets?tab=home'],
    ['/assets?tab=settings', '/assets?tab=settings'],
    ['/assets?tab=settings&view=types', '/assets?tab=settings&view=types'],
    ['/assets?tab=settings&view=other', '/assets?tab=settings'],
    ['/fleet/home/12?tab=overview', '/fleet'],
    ['/fleets', null],
    ['/assets', null],
  ])('of %s is %s', (here, active) => {
    expect(activeOf(addresses, here)).toBe(active);
  });
});

describe('tabs with routes', () => {
  it('are links, and the current one has aria-current', async () => {
    render(<TopTabs label="Assets" tabs={tabs} here="/assets?tab=home&page=2" />);
    expect(screen.getByRole('navigation', { name: 'Assets' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
    const settings = screen.getByRole('link', { name: 'Settings' });
    expect(settings.getAttribute('aria-current')).toBeNull();
    const steps = history.length;
    await person.click(settings);
    expect(where()).toBe('/assets?tab=settings');
    expect(history.length).toBe(steps + 1);
  });

  it('open sub-menus by keyboard, and open the chosen page', async () => {
    render(<TopTabs label="Assets" tabs={tabs} here="/assets?tab=asset-list&view=type" />);
    const group = screen.getByRole('button', { name: 'Assets list' });
    expect(group.getAttribute('aria-current')).toBe('true');
    group.focus();
    await person.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, 'page']);
    await person.keyboard('{Enter}');
    expect(where()).toBe('/assets?tab=asset-list&view=list');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('return the focus when Escape closes a sub-menu', async () => {
    render(<TopTabs label="Assets" tabs={tabs} here="/assets?tab=home" />);
    const group = screen.getByRole('button', { name: 'Assets list' });
    await person.click(group);
    await screen.findByRole('menu');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(group));
    expect(where()).toBe('/assets?tab=home');
  });
});

describe('tabs with views', () => {
  const views: TopTab[] = [
    { label: 'Job details', view: '?view=details' },
    { label: 'Application form', view: '?view=form' },
  ];
  it('are appended to the current path', async () => {
    history.replaceState(null, '', '/recruit/12?view=details&from=list');
    render(<TopTabs label="Job" tabs={views} here={where()} />);
    expect(screen.getByRole('link', { name: 'Job details' }).getAttribute('aria-current')).toBe('page');
    await person.click(screen.getByRole('link', { name: 'Application form' }));
    expect(where()).toBe('/recruit/12?view=form');
  });

  it('can be whole addresses', async () => {
    const payroll: TopTab[] = [{ label: 'Pay runs', view: '/payroll?tab=runs' }];
    render(<TopTabs label="Payroll" tabs={payroll} here="/payroll?tab=home" views="whole" />);
    await person.click(screen.getByRole('link', { name: 'Pay runs' }));
    expect(where()).toBe('/payroll?tab=runs');
  });
});

describe('a check', () => {
  it.each([
    ['Settings', '/assets?tab=settings'],
    ['Asset list', '/assets?tab=asset-list&view=list'],
  ])('can block navigation to %s', async (name, to) => {
    const onBlocked = vi.fn<(to: string) => void>();
    render(<TopTabs label="Assets" tabs={tabs} here="/assets?tab=home" mayLeave={() => false} onBlocked={onBlocked} />);
    if (name === 'Asset list') await person.click(screen.getByRole('button', { name: 'Assets list' }));
    await person.click(await screen.findByRole(name === 'Asset list' ? 'menuitem' : 'link', { name }));
    expect(onBlocked.mock.calls).toEqual([[to]]);
    expect(where()).toBe('/assets?tab=home');
  });

  it('allows navigation without unsaved changes', async () => {
    render(<TopTabs label="Assets" tabs={tabs} here="/assets?tab=home" mayLeave={() => true} />);
    await person.click(screen.getByRole('link', { name: 'Settings' }));
    expect(where()).toBe('/assets?tab=settings');
  });
});
