/**
 * Gives the focus to the nearest heading when what had it is gone or disabled, as the button that leads to the next step:
 * the browser would begin anew at the top of the page, and so would a screen reader.
 */
import { startReading } from './screen-focus.tsx';

const headings = 'h1, h2, h3';

/** Called once. The focus may go elsewhere by itself in this time, as it returns to the opener of a dialog. */
export function followFocus(patience = 50): void {
  /** What has the focus, and everything around it. */
  let holders = document.activeElement ? around(document.activeElement) : [];
  addEventListener('focusin', ({ target }) => {
    holders = target instanceof Element ? around(target) : [];
  });
  addEventListener('focusout', ({ target }) => {
    // Some browsers send it when they remove what has the focus, too.
    setTimeout(() => {
      if (holders[0] && target === holders[0] && canHold(holders[0])) holders = [];
    });
  });
  new MutationObserver((records) => {
    const [holder] = holders;
    if (!holder || canHold(holder)) return;
    const rest = holders.find((each) => each.isConnected);
    holders = [];
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    setTimeout(() => {
      if (document.activeElement !== document.body && document.activeElement !== holder) return;
      const part = [...added, ...(rest ? around(rest) : [])].find(hasHeading);
      startReading(part?.querySelector<HTMLElement>(headings));
    }, patience);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

/** A disabled button cannot, as the one of a form that is saved. */
const canHold = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

function around(element: Element): Element[] {
  const parents = [element];
  for (let next = element.parentElement; next; next = next.parentElement) parents.push(next);
  return parents;
}

const hasHeading = (node: Node): node is Element =>
  node instanceof Element && node.isConnected && node.querySelector(headings) !== null;
