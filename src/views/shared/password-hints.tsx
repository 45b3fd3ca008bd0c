import type { ReactNode } from 'react';
import { passwordFaults, passwordHints } from '../../domain/accounts/password.ts';
import { Icon } from '../ui/foundations/icon.tsx';
import * as css from './password-hints.css.ts';

type PasswordHintsProps = {
  id: string;
  password: string;
  email: string;
  isShown: boolean;
  /** Whether something else already stands beside the field. */
  isBelow?: boolean;
  /** The field that they are about. */
  children: ReactNode;
};

/**
 * What a password must be, ticked off while it is typed: beside the field where there is room, below it elsewhere. There
 * it stays once it is shown: if it went when the field is left, the button would move away from under the pointer.
 */
export function PasswordHints({ id, password, email, isShown, isBelow = false, children }: PasswordHintsProps) {
  const faults = passwordFaults(password, email);
  return (
    <div className={css.hinted}>
      {children}
      <ul
        id={id}
        className={isBelow ? css.hints : `${css.hints} ${css.beside}`}
        aria-label="Password hints"
        data-met={password === '' || faults.length === 0}
        hidden={!isShown}
      >
        {passwordHints.map((hint) => {
          const isMet = password !== '' && !faults.includes(hint.fault);
          return (
            <li key={hint.fault} className={css.hint} data-met={isMet}>
              <span className={css.hintMark}>{isMet ? <Icon name="check" size={14} /> : '•'}</span>
              {hint.text}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
