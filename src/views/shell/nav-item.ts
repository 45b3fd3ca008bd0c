import type { IconName } from '../ui/foundations/icon.tsx';

/** Where one can go. */
export type NavItem = { label: string; href: string; icon: IconName; isCurrent: boolean };

/** As whom one is signed in. */
export type Person = { id: string; name: string; email: string; role: string };
