import { type ReactNode, useEffect, useState } from 'react';
import type { isGuessable as Guessing } from '../../../../rules/accounts/guessable.ts';
import { passwordFaults, passwordHints } from '../../../domain/accounts/password.ts';
import { Icon } from '../../ui/foundations/icon.tsx';
import * as css from './password-hints.css.ts';

type PasswordHintsProps = {
  id: string;
  password: string;
  email: string;
  /** The names of the person and the business. */
  known?: readonly string[];
  isShown: boolean;
  /** Whether something else already stands beside the field. */
  isBelow?: boolean;
  /** The field that they are about. */
  children: ReactNode;
};

const hints = [...passwordHints, { fault: 'common', text: 'Not a commonly used password' }];

/** The rule that the server runs too; its words load when the hints show, so that other screens do not carry them. */
function useGuessing(isShown: boolean): typeof Guessing | null {
  const [isGuessable, setGuessable] = useState<typeof Guessing | null>(null);
  useEffect(() => {
    if (!isShown) return;
    let isThere = true;
    import('../../../../rules/accounts/guessable.ts').then(
      (rule) => (isThere ? setGuessable(() => rule.isGuessable) : undefined),
      // Without it the hint stays open; the server says the same.
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, [isShown]);
  return isGuessable;
}

/**
 * What a password must be, ticked off while it is typed: beside the field where there is room, below it elsewhere. There
 * it stays once it is shown: if it went when the field is left, the button would move away from under the pointer.
 */
export function PasswordHints(props: PasswordHintsProps) {
  const { id, password, email, known = [], isShown, isBelow = false, children } = props;
  const isGuessable = useGuessing(isShown);
  const faults: string[] = passwordFaults(password, email);
  if (password === '' || isGuessable === null || isGuessable(password, [email, ...known])) faults.push('common');
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
        {hints.map((hint) => {
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
