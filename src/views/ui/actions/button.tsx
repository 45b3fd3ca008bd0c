import type { KeyboardEventHandler, ReactNode, Ref } from 'react';
import * as css from './button.css.ts';

type Look = keyof typeof css.look;
type Size = keyof typeof css.size;

const classes = (look: Look, size: Size, isWide: boolean) =>
  `${css.look[look]} ${css.size[size]} ${isWide ? css.fill : ''}`;

type ButtonProps = {
  children: ReactNode;
  look?: Look;
  size?: Size;
  isWide?: boolean;
  type?: 'button' | 'submit';
  /** Shows work in progress; presses are ignored, focus stays. */
  isBusy?: boolean;
  isDisabled?: boolean;
  onPress?: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
};

/** The browser's own button: react-aria's would cost every first visitor 10 kB, and adds nothing where nothing opens. */
export function Button({
  children,
  look = 'secondary',
  size = 'medium',
  isWide = false,
  isBusy = false,
  type = 'button',
  isDisabled = false,
  onPress,
  ...rest
}: ButtonProps) {
  return (
    <>
      <button
        {...rest}
        type={isBusy ? 'button' : type}
        disabled={isDisabled}
        onClick={isBusy ? undefined : onPress}
        data-busy={isBusy}
        className={classes(look, size, isWide)}
      >
        <span className={isBusy ? css.labelFaint : css.label}>{children}</span>
        {isBusy ? <span className={css.spinner} role="progressbar" aria-label="Working" /> : null}
      </button>
      <span role="status" className={css.visuallyHidden}>
        {isBusy ? 'Working' : ''}
      </span>
    </>
  );
}

type LinkButtonProps = {
  href: string;
  children: ReactNode;
  look?: Look;
  size?: Size;
  isWide?: boolean;
  /** Where one of several says only what it does, what it does it to. */
  label?: string;
};

/** A link that looks like a button: for going somewhere, not for doing something. */
export function LinkButton({
  href,
  children,
  look = 'secondary',
  size = 'medium',
  isWide = false,
  label,
}: LinkButtonProps) {
  return (
    <a href={href} className={classes(look, size, isWide)} aria-label={label}>
      {children}
    </a>
  );
}
