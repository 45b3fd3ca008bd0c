import { memo, useRef } from 'react';
import { Icon } from '../foundations/icon.tsx';
import { columns as columnsIcon } from '../foundations/icons.ts';
import { useCode } from '../foundations/use-code.ts';
import type { ColumnMenuProps } from './column-menu.tsx';
import * as css from './filters-bar.css.ts';

const loadMenu = () => import('./column-menu.tsx');

/** Which columns of a table are seen. The last one cannot be left out. */
export const ColumnChoice = memo(function ColumnChoice(props: Omit<ColumnMenuProps, 'trigger' | 'onClose'>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { code, isOpen, close, button } = useCode(loadMenu, 'The menu', 'menu');
  return (
    <>
      <button {...button} ref={trigger} className={css.columns}>
        <Icon name={columnsIcon} size={16} />
        Columns
      </button>
      {code && isOpen ? <code.ColumnMenu {...props} trigger={trigger} onClose={close} /> : null}
    </>
  );
});
