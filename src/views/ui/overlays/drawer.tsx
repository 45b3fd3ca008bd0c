import * as css from './dialog.css.ts';
import { ModalFrame, type PanelProps } from './dialog.tsx';

type DrawerProps = PanelProps & {
  /** 480 px, or 760 for what holds a table. */
  width?: keyof typeof css.drawer;
  /** On a phone it fills the screen, or comes from below and leaves the page in sight. */
  onPhone?: keyof typeof css.phone;
};

/** A longer task or a closer look beside the page, which stays in sight: an import, the details of a row. */
export function Drawer({ width = 'default', onPhone = 'full', ...props }: DrawerProps) {
  return <ModalFrame {...props} scrim={css.beside} panel={`${css.drawer[width]} ${css.phone[onPhone]}`} />;
}
