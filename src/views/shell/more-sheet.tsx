import { Icon } from '../ui/foundations/icon.tsx';
import { DialogBody } from '../ui/overlays/dialog.tsx';
import { Drawer } from '../ui/overlays/drawer.tsx';
import type { NavItem } from './nav-item.ts';
import * as css from './rail.css.ts';

type MoreSheetProps = { items: NavItem[]; isOpen: boolean; onClose: () => void };

export function MoreSheet({ items, isOpen, onClose }: MoreSheetProps) {
  return (
    <Drawer title="More" isOpen={isOpen} onClose={onClose} onPhone="bottom">
      <DialogBody>
        <ul className={css.sheet}>
          {items.map(({ label, href, icon, isCurrent }) => (
            <li key={href}>
              <a
                href={href}
                className={css.sheetPlace}
                onClick={onClose}
                {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
              >
                <Icon name={icon} size={20} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Drawer>
  );
}
