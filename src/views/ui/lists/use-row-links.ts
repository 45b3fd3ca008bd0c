import type { MouseEvent } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useStable } from '../foundations/use-stable.ts';

const controls = 'a, button, input, label, select, textarea';

/**
 * Rows that lead somewhere: the link in the first cell is a real one, and a press anywhere else on the row, that is not
 * on a control of its own, presses it. Nothing listens in each of the rows.
 */
export function useRowLinks() {
  const router = useRouter();
  const [, navigate] = useLocation();

  const follow = useStable((event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(`~${event.currentTarget.getAttribute('href')}`);
  });
  const open = (row: Element | null, { ctrlKey, metaKey, shiftKey }: Partial<MouseEvent> = {}) => {
    const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey } as MouseEventInit;
    row?.querySelector('[data-open]')?.dispatchEvent(new globalThis.MouseEvent('click', press));
  };
  const pressRow = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    // Whoever marks text with the mouse wants to copy it.
    if (target.closest(controls) || getSelection()?.isCollapsed === false) return;
    open(target.closest('tr'), event);
  };
  const hrefOf = (href: string) => router.hrefs(router.base + href, router);
  return { follow, open, pressRow, hrefOf };
}
