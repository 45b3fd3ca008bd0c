// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { beginEachAnew, box, button, Vans, vans } from './data-table.testing.tsx';

const person = userEvent.setup();

beginEachAnew();

describe('the keyboard', () => {
  const focus = () => document.activeElement;
  const press = (keys: string) => person.keyboard(keys);

  it('is one tab stop, and arrow keys move by cells', async () => {
    render(<Vans />);
    const grid = screen.getByRole('grid');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    screen.getByRole('link', { name: 'Van 1' }).focus();
    await press('{ArrowDown}{ArrowDown}');
    expect(focus()).toBe(screen.getByRole('link', { name: 'Van 3' }));
    await press('{ArrowLeft}');
    expect(focus()).toBe(box('Select Van 3'));
    await press('{ArrowLeft}{End}');
    expect(focus()).toBe(button('Actions for Van 3'));
    await press('{ArrowLeft}');
    expect(focus()?.textContent).toBe(String(vans[2]?.cost));
    await press('{Control>}{Home}{/Control}');
    expect(focus()).toBe(box('Select all on this page'));
    await press('{Control>}{End}{/Control}');
    expect(focus()).toBe(button('Actions for Van 10'));
    await press('{PageUp}{Home}');
    expect(focus()).toBe(box('Select all on this page'));
    await press('{PageDown}');
    expect(focus()).toBe(box('Select Van 10'));
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await press('{Tab}');
    expect(grid.contains(focus())).toBe(false);
  });

  it('begins at the first row below the heading of its group, which arrow keys reach', async () => {
    render(<Vans groupOf={({ id }) => (Number(id.slice(1)) <= 2 ? 'Late' : 'Soon')} />);
    const headings = ['Late', 'Soon'].map((name) => screen.getByRole('rowheader', { name }));
    expect(headings.map((heading) => heading.parentElement?.nextElementSibling?.getAttribute('data-row'))).toEqual([
      'v1',
      'v3',
    ]);
    expect(screen.getByRole('grid').querySelector('[tabindex="0"]')).toBe(screen.getByRole('link', { name: 'Van 1' }));
    screen.getByRole('link', { name: 'Van 2' }).focus();
    await press('{ArrowDown}');
    expect(focus()).toBe(headings[1]);
    await press('{Enter} {ArrowDown}');
    expect(focus()?.closest('tr')?.getAttribute('data-row')).toBe('v3');
  });

  it('selects with Space, a range with Shift, all with Control+A, and opens with Enter', async () => {
    render(<Vans />);
    screen.getByRole('link', { name: 'Van 2' }).focus();
    await press(' ');
    expect(box('Select Van 2').checked).toBe(true);
    await press('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect([3, 4].map((n) => box(`Select Van ${n}`).checked)).toEqual([true, true]);
    await press('{Control>}a{/Control}');
    expect(box('Select all on this page').checked).toBe(true);
    await press('{ArrowRight}{Enter}');
    expect(location.pathname).toBe('/vans/v4');
  });

  it('moves to visible cells only when rows are cards, and renders without forcing layout', async () => {
    const hidden = new Set<Element>();
    const isSeen = vi.fn(function (this: Element) {
      return !hidden.has(this);
    });
    Object.defineProperty(Element.prototype, 'checkVisibility', { value: isSeen, configurable: true });
    try {
      const { rerender } = render(<Vans />);
      screen.getByRole('link', { name: 'Van 2' }).focus();
      await press('{ArrowRight}');
      const kind = focus() as HTMLElement;
      isSeen.mockClear();
      rerender(<Vans isFetching />);
      expect(isSeen).not.toHaveBeenCalled();
      kind.blur();
      hidden.add(kind);
      fireEvent(window, new Event('resize'));
      const [stop, other] = screen.getByRole('grid').querySelectorAll('[tabindex="0"]');
      expect(stop?.closest('tr')).toBe(kind.closest('tr'));
      expect([stop === kind, other]).toEqual([false, undefined]);
    } finally {
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    }
  });

  it('keeps the focus when the rows change', async () => {
    render(<Vans />);
    screen.getByRole('link', { name: 'Van 1' }).focus();
    await press('{ArrowUp}{ArrowRight}{ArrowRight}{Enter}{Enter}');
    expect(location.search).toBe('?tab=home&sort=-cost');
    expect(focus()).toBe(button('Cost'));
  });
});
