/** What a manifest says of a screen. */
import type { IconName } from '../views/ui/foundations/icon.tsx';
import type { Access } from './guards.ts';
import type { LazyPart } from './shell/lazy-part.tsx';

/** What every screen is given. */
export type ScreenProps = {
  /** The query of its address. */
  search: URLSearchParams;
  /** The values of the parameters in its path. */
  params: Readonly<Record<string, string>>;
  /** Whether the frame surrounds it, which has the page's `main`. */
  isFramed: boolean;
};

export type Screen = {
  /** May hold parameters: `/fleet/home/:id`. */
  path: string;
  /** Which of the screens at its path it is, where tab and view choose one. */
  query?: { tab: string; view: string };
  title: string;
  access: Access;
  /** Whether the frame with the modules surrounds it: for everybody who may see it, or only for members. */
  frame?: 'always' | 'forMembers';
  /** Its place among the tabs of a module; the search of pages finds it there too. */
  menu?: MenuEntry;
  page: LazyPart<ScreenProps>;
};

export type MenuEntry = {
  /** The label of the module in the rail. */
  module: string;
  label: string;
  /** The tab that opens a menu with it, where the module has such menus. */
  group?: string;
  order: number;
};

/** A module's entry in the rail. Whoever may open one of its screens sees it. */
export type RailEntry = { label: string; href: string; icon: IconName; order: number };

export type Manifest = { screens: readonly Screen[]; rail?: RailEntry };
