import type { IconName } from '../ui/foundations/icon.tsx';

/** A navigation item. */
export type NavItem = { label: string; href: string; icon: IconName; isCurrent: boolean };

/** The signed-in person. */
export type Person = { id: string; name: string; email: string; role: string };
