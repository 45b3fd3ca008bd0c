import { type ReactNode, use, useLayoutEffect, useState } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Popover } from 'react-aria-components/Popover';
import * as css from './list-box.css.ts';
import { listHeight } from './list-box.tsx';

/**
 * The list of a field that is typed into stands right behind the field in the page, and nothing else is hidden while it
 * is open. React-aria puts such a list at the end of the page and hides everything between from screen readers, where
 * the keyboard still goes: axe's aria-hidden-focus, and adobe/react-spectrum issue 4937. The browser's top layer keeps
 * the list from being cut off by whatever it stands in.
 */
export function ListInPlace({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isOpen = state?.isOpen ?? false;
  useLayoutEffect(() => (isOpen && place ? keepPage(place) : undefined), [isOpen, place]);
  return (
    <>
      {/* Without state the children are only being counted. */}
      {state ? <span ref={setPlace} /> : null}
      <Popover
        ref={(list) => {
          if (!list || typeof list.showPopover !== 'function') return;
          list.popover = 'manual';
          list.showPopover();
        }}
        className={css.popover}
        offset={4}
        maxHeight={listHeight}
        {...(place ? { UNSTABLE_portalContainer: place } : {})}
      >
        {children}
      </Popover>
    </>
  );
}

/** React-aria hides nothing in what is marked so. It marks what lies above a dialog, and here that is the page. */
const mark = 'data-react-aria-top-layer';

function keepPage(place: HTMLElement) {
  const page = place.closest('body > *');
  page?.setAttribute(mark, '');
  // Its hidden button that closes the list must not send the form that it now stands in.
  for (const button of place.querySelectorAll('button')) button.type = 'button';
  return () => page?.removeAttribute(mark);
}
