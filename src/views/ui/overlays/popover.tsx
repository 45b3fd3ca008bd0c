import { type ReactNode, useRef, useState } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Button } from '../actions/button.tsx';
import * as css from './popover.css.ts';

type PopoverProps = {
  /** What the button says. */
  label: ReactNode;
  /** Says what it is for, at its top. */
  title: string;
  /** A function is given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  look?: 'primary' | 'secondary' | 'ghost';
  placement?: 'bottom start' | 'bottom end';
  isDisabled?: boolean;
};

/** A button with a little room for what is looked at or set beside it; a list of acts is a menu, a task a dialog. */
export function Popover(props: PopoverProps) {
  const { label, title, children, look = 'secondary', placement = 'bottom start', isDisabled = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        ref={button}
        look={look}
        isDisabled={isDisabled}
        onPress={() => setIsOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        {label}
      </Button>
      <AriaPopover
        className={css.popover}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        placement={placement}
        offset={4}
      >
        <AriaDialog className={css.dialog}>
          <Heading slot="title" level={2} className={css.title}>
            {title}
          </Heading>
          {typeof children === 'function' ? children(close) : children}
        </AriaDialog>
      </AriaPopover>
    </>
  );
}
