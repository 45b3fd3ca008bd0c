import { type KeyboardEvent, useState } from 'react';
import { notify } from '../feedback/toast.tsx';

/**
 * Opens what is not needed at first, whose code therefore comes when somebody is about to open it: a menu, a sheet, the
 * search. What is spread onto the button asks for the code ahead, opens, and says whether it is open.
 * @param subject what could not be loaded, as in 'The search could not be loaded'
 */
export function useCode<Code>(load: () => Promise<Code>, subject: string, popup: 'menu' | 'dialog') {
  const [code, setCode] = useState<Code | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const ask = () => void load().catch(() => undefined);
  const open = () => {
    setIsOpen(true);
    if (code) return;
    load().then(setCode, () => {
      setIsOpen(false);
      notify('bad', `${subject} could not be loaded. Check your connection and try again.`);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (popup !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    open();
  };
  return {
    code,
    isOpen,
    open,
    close: () => setIsOpen(false),
    button: {
      type: 'button',
      'aria-haspopup': popup,
      'aria-expanded': isOpen,
      onClick: open,
      onPointerEnter: ask,
      onFocus: ask,
      onKeyDown,
    } as const,
  };
}
