import { DialogBody } from '../ui/dialog.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Place } from './place.ts';
import * as css from './rail.css.ts';

type MoreSheetProps = { places: Place[]; isOpen: boolean; onClose: () => void };

export function MoreSheet({ places, isOpen, onClose }: MoreSheetProps) {
  return (
    <Drawer title="More" isOpen={isOpen} onClose={onClose} onPhone="bottom">
      <DialogBody>
        <ul className={css.sheet}>
          {places.map(({ label, href, icon, isCurrent }) => (
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
