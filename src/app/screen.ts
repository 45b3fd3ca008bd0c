/** A screen's entry in a manifest. */
import type { HomePlace } from '../views/shared/business/home.ts';
import type { ReadAhead } from '../views/shared/queries/read-ahead.ts';
import type { FirstStep } from '../views/shell/checklist.tsx';
import type { Act, Finder } from '../views/shell/palette.tsx';
import type { IconName } from '../views/ui/foundations/icon.tsx';
import type { Access } from './guards.ts';
import type { LazyPart } from './shell/lazy-part.tsx';

/** The props of every screen. */
export type ScreenProps = {
  /** The query of the address. */
  search: URLSearchParams;
  /** The values of the path parameters. */
  params: Readonly<Record<string, string>>;
  /** Whether it is inside the frame, which renders the page's `main`. */
  isFramed: boolean;
};

export type Screen = Reading & {
  /** May have parameters: `/fleet/home/:id`. */
  path: string;
  /** The tab and view that select it among the screens at its path. */
  query?: { tab: string; view: string };
  title: string;
  access: Access;
  /** Whether it is inside the frame: for everyone who may see it, or only for members. */
  frame?: 'always' | 'forMembers';
  /** The address of the screen in the menu that it belongs to, where its own path does not say so. */
  parent?: string;
  /** Its tab in the module; the command palette finds it too. */
  menu?: MenuEntry;
  page: LazyPart<ScreenProps>;
};

type Reading = {
  /**
   * Loads what fetches its first data ahead: when a person is about to open it, and, as the build has noted, while the code of
   * the screen at the address travels.
   */
  readAhead?: () => Promise<ReadAhead>;
};

export type MenuEntry = {
  /** The label of the module in the rail. */
  module: string;
  label: string;
  /** The tab whose menu contains it, for a module with menus. */
  group?: string;
  order: number;
  /** Who finds it there, where more may open it than look for it in the menu. */
  access?: Access;
  /** Found by the command palette, and reached from another screen instead of a tab. */
  isBelowTabs?: boolean;
};

/** A module's entry in the rail, visible to everyone who may open one of its screens. */
export type RailEntry = { label: string; href: string; icon: IconName; order: number };

/** Something that people begin from anywhere, offered by the command palette to those who may. */
type ActEntry = Act & { access: Access };

/** A card of a module on the home of those who may see it. It calls `useHold` while it waits, and is null without anything to show. */
export type HomeEntry = Reading & { place: HomePlace; order: number; access: Access; card: LazyPart<object> };

/** Records that the command palette looks up for those who may see them. */
type FinderEntry = Finder & { access: Access };

export type Manifest = {
  screens: readonly Screen[];
  rail?: RailEntry;
  acts?: readonly ActEntry[];
  finders?: readonly FinderEntry[];
  home?: readonly HomeEntry[];
  firstSteps?: readonly FirstStep[];
};
