/** Builds the rail, the tabs and the command palette's pages from the manifests. */
import { at } from '../../paths/shared.ts';
import type { FirstStep } from '../../views/shell/checklist.tsx';
import type { Act, Finder, Page } from '../../views/shell/palette.tsx';
import type { TopTab } from '../../views/ui/navigation/top-tabs.tsx';
import { type Access, isOwner, type Member, mayAny } from '../guards.ts';
import { inMenu } from '../routes/members.ts';
import type { HomeEntry, MenuEntry, RailEntry, Screen } from '../screen.ts';

type Entry = MenuEntry & { screen: Screen; href: string };
export type MenuModule = RailEntry & { entries: readonly Entry[] };

const all: readonly MenuModule[] = inMenu
  .flatMap(({ rail }) => (rail ? [rail] : []))
  .toSorted((one, other) => one.order - other.order)
  .map((rail) => ({ ...rail, entries: entriesOf(rail.label) }));

function entriesOf(module: string): Entry[] {
  return inMenu
    .flatMap(({ screens }) => screens)
    .flatMap((screen) => (screen.menu?.module === module ? [{ ...screen.menu, screen, href: addressOf(screen) }] : []))
    .toSorted((one, other) => one.order - other.order);
}

/** The address of a screen without path parameters. */
function addressOf({ path, query }: Screen): string {
  return at(path, query);
}

/** The modules that a person may open, in the order of the rail. */
export const menuOf = (member: Member): MenuModule[] =>
  all
    .map((module) => ({
      ...module,
      entries: module.entries.filter(({ access, screen }) => mayOpen(access ?? screen.access, member)),
    }))
    .filter(({ entries }) => entries.length > 0);

/** What a person may begin from anywhere. */
export const actsOf = (member: Member): Act[] =>
  inMenu.flatMap(({ acts = [] }) => acts).filter(({ access }) => mayOpen(access, member));

/** What the command palette looks up for a person. */
export const findersOf = (member: Member): Finder[] =>
  inMenu.flatMap(({ finders = [] }) => finders).filter(({ access }) => mayOpen(access, member));

/** The cards of a person's home, in their order. */
export const homeOf = (member: Member): HomeEntry[] =>
  inMenu
    .flatMap(({ home = [] }) => home)
    .filter(({ access }) => mayOpen(access, member))
    .toSorted((one, other) => one.order - other.order);

export const firstSteps: readonly FirstStep[] = inMenu.flatMap(({ firstSteps = [] }) => firstSteps);

/** The screens that open from the one at this address and have no entry in the menu. */
export const screensBelow = (address: string, member: Member): Screen[] =>
  inMenu
    .flatMap(({ screens }) => screens)
    .filter(({ parent, menu, access }) => parent === address && !menu && mayOpen(access, member));

function mayOpen(access: Access, member: Member): boolean {
  if (access.for !== 'member') return true;
  if (access.isForOwner && !isOwner(member)) return false;
  return mayAny(member, access.permissions);
}

/** Whether a screen belongs to a module: it is in its menu, or below one that is. */
export const isIn = ({ href, entries }: MenuModule, { path, parent }: Screen): boolean => {
  const [place = ''] = (parent ?? path).split('?');
  return [href, ...entries.map(({ screen }) => screen.path)].some(
    (each) => place === each || place.startsWith(`${each}/`),
  );
};

/** The tabs of a module with several screens. */
export function tabsOf({ entries }: MenuModule): TopTab[] | null {
  if (entries.length < 2) return null;
  const groups = new Map<string, TopTab>();
  for (const { group, label, href, isBelowTabs } of entries) {
    if (isBelowTabs) continue;
    if (group === undefined) groups.set(label, { label, href });
    else groups.set(group, { label: group, tabs: [...leavesOf(groups.get(group)), { label, href }] });
  }
  return [...groups.values()];
}

const leavesOf = (tab: TopTab | undefined) => (tab && 'tabs' in tab ? tab.tabs : []);

/** The pages of a module for the command palette. */
export const pagesOf = ({ label: module, href, icon, entries }: MenuModule): Page[] =>
  entries.length < 2
    ? [{ label: module, href, icon, module }]
    : entries.map((entry) => ({ label: entry.label, href: entry.href, icon, module }));
