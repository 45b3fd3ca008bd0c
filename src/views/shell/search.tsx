import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { Icon } from '../ui/foundations/icon.tsx';
import { search } from '../ui/foundations/icons.ts';
import { useCode } from '../ui/foundations/use-code.ts';
import * as css from './header.css.ts';
import { loadPalette } from './late-code.ts';
import type { PaletteProps } from './palette.tsx';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the search by press or Ctrl-K. It keeps the text that is typed while its code loads. */
export function Search(props: PaletteProps) {
  const { code, isOpen, open, close, button } = useCode(loadPalette, 'The search', 'dialog');
  const early = useEarlyKeys(isOpen && code === null, close);
  const toggle = useEffectEvent(() => (isOpen ? close() : open()));
  // Heard as soon as the button is there: an effect comes later, and the shortcut would be lost until then.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return (
    <>
      <button {...button} className={css.search} aria-label="Search" aria-keyshortcuts="Control+K Meta+K">
        <Icon name={search} size={18} />
        <span className={css.searchWords}>{early || 'Search pages'}</span>
        <kbd className={css.searchKeys}>{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {code && isOpen ? <code.Palette {...props} isOpen onClose={close} initialText={early} /> : null}
    </>
  );
}

/** The text typed before the field exists. */
function useEarlyKeys(isWaiting: boolean, onEscape: () => void): string {
  const [text, setText] = useState('');
  const leave = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') leave();
      else if (event.key === 'Backspace') setText((known) => known.slice(0, -1));
      else if (event.key.length === 1) setText((known) => known + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', hear, { capture: true });
    return () => {
      removeEventListener('keydown', hear, { capture: true });
      // By now it stands in the field.
      setText('');
    };
  }, [isWaiting]);
  return text;
}
