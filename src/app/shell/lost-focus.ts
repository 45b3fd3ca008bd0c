/**
 * Gives the focus to the nearest heading when what had it is gone or disabled, as the button that leads to the next step:
 * the browser would begin anew at the top of the page, and so would a screen reader.
 */
import { startReading } from './screen-focus.tsx';

const headings = 'h1, h2, h3';

/** How long the focus may take to go elsewhere by itself, as it returns to the opener of a dialog. Milliseconds. */
const patience = 50;

/** Called once, with what had the focus first: it may be gone by now. */
export function followFocus(first: Element): void {
  const { activeElement } = document;
  /** What has the focus, and everything around it. */
  let holders = around(activeElement === null || activeElement === document.body ? first : activeElement);
  addEventListener('focusin', ({ target }) => {
    holders = target instanceof Element ? around(target) : [];
  });
  addEventListener('focusout', ({ target }) => {
    // Some browsers send it when they remove what has the focus, too.
    setTimeout(() => {
      if (holders[0] && target === holders[0] && canHold(holders[0])) holders = [];
    });
  });
  const look = (records: MutationRecord[]) => {
    const [holder] = holders;
    if (!holder || canHold(holder)) return;
    const rest = holders.find((each) => each.isConnected);
    holders = [];
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const give = () => {
      if (document.activeElement !== document.body && document.activeElement !== holder) return;
      const part = [...added, ...(rest ? around(rest) : [])].find(hasHeading);
      startReading(part?.querySelector<HTMLElement>(headings));
    };
    // A dialog returns the focus in a frame, which may be late on a slow device.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(give, patience)));
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  look([]);
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
