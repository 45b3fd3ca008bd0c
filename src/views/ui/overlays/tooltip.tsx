import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as css from './popover.css.ts';

type TooltipProps = {
  text: string;
  /** One button or link. It needs a name of its own: a finger never sees a tooltip. */
  children: ReactElement<Record<string, unknown>, string>;
  placement?: 'top' | 'bottom' | 'start' | 'end';
};

/** A few words about a button, while it is pointed at or has the focus. Never the only place where something is said. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={css.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
