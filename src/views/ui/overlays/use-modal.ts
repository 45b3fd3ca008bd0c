import { navigate, useSearch } from 'wouter/use-browser-location';

type Modal = {
  isOpen: boolean;
  /** Which thing it is about, if it was opened for one. */
  of: string | null;
  open: (of?: string) => void;
  close: () => void;
};

type Kept = { isModal?: boolean } | null;

let isGoingBack = false;

/**
 * Opens and closes a dialog or drawer by the address: it is open when the `modal` of the address is its name, and
 * closing clears it. So there is one at a time, Back closes it, and an open one can be linked to. `of` says which
 * thing it is about, as in `?modal=edit-vehicle&of=12`.
 */
export function useModal(name: string): Modal {
  const search = new URLSearchParams(useSearch());
  const isOpen = search.get('modal') === name;
  return {
    isOpen,
    of: isOpen ? search.get('of') : null,
    open: (of) => {
      const address = addressWith({ modal: name, of: of ?? null });
      // A second press, before the code of the dialog is there, must not need a second Back.
      if (address !== addressWith({})) navigate(address, { state: { isModal: true } });
    },
    close: () => {
      if (!isGoingBack && new URLSearchParams(location.search).get('modal') === name) leave();
    },
  };
}

/** Steps back over the step that opened it, so that Back does not open it again; one that was linked to has none. */
function leave() {
  if ((history.state as Kept)?.isModal) {
    isGoingBack = true;
    addEventListener('popstate', () => (isGoingBack = false), { once: true });
    history.back();
  } else navigate(addressWith({ modal: null, of: null }), { replace: true });
}

function addressWith(changes: Record<string, string | null>): string {
  const search = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) search.delete(key);
    else search.set(key, value);
  }
  return `${location.pathname}${search.size > 0 ? `?${search}` : ''}${location.hash}`;
}
