import { type MouseEvent, useEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Icon } from '../foundations/icon.tsx';
import { useCode } from '../foundations/use-code.ts';
import { useOverflow } from '../foundations/use-overflow.ts';
import { bringToMiddle } from './bring-to-middle.ts';
import { activeOf } from './tab-match.ts';
import * as css from './top-tabs.css.ts';

type Target =
  /** A route of its own, with its query where that chooses the screen. */
  | { href: string }
  /** What is put behind the present path, as `?view=preview`; a whole address where views are `whole`. */
  | { view: string };
type Leaf = { label: string } & Target;
/** A tab, or several under one name. */
export type TopTab = Leaf | { label: string; tabs: readonly Leaf[] };

type TopTabsProps = {
  /** What the tabs are of, as in 'Assets'. */
  label: string;
  tabs: readonly TopTab[];
  /** The address a person is at: path and query. The tab that agrees with most of it is the active one. */
  here: string;
  /** Called when a person is likely to follow a tab there. */
  onNear?: (to: string) => void;
  /** How a tab's view becomes an address: `appended` to the present path, or `whole`, as it is. */
  views?: 'appended' | 'whole';
  /** Asked before a tab is followed here; not for a new window, since nothing is left behind by that. */
  mayLeave?: (to: string) => boolean;
  /** Called instead of going where `mayLeave` said no, to ask the person about it. */
  onBlocked?: (to: string) => void;
};

type Press = (event: MouseEvent, to: string) => void;

/**
 * The screens of a module, fixed under the header. Links, so that they open in new windows, can be copied and come back
 * by Back. For parts of one screen, which have no address of their own, use Tabs.
 */
export function TopTabs({ label, tabs, here, onNear, views = 'appended', mayLeave, onBlocked }: TopTabsProps) {
  const [path = '/'] = here.split('?');
  const addressOf = (target: Target) =>
    'href' in target ? target.href : views === 'whole' ? target.view : path + target.view;
  const leaves = tabs.flatMap((tab) => ('tabs' in tab ? tab.tabs : [tab]));
  const active = activeOf(leaves.map(addressOf), here);
  const list = useActiveInView(active);
  const press: Press = (event, to) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (mayLeave && !mayLeave(to)) onBlocked?.(to);
    else navigate(to);
  };
  return (
    <nav className={css.bar} aria-label={label}>
      <ul className={css.list} ref={list}>
        {tabs.map((tab) => (
          <li key={tab.label} className={css.cell}>
            {'tabs' in tab ? (
              <Group
                label={tab.label}
                links={tab.tabs.map((each) => ({ label: each.label, to: addressOf(each) }))}
                active={active}
                onPress={press}
              />
            ) : (
              <a
                href={addressOf(tab)}
                className={addressOf(tab) === active ? css.activeTab : css.tab}
                onClick={(event) => press(event, addressOf(tab))}
                onPointerEnter={() => onNear?.(addressOf(tab))}
                onFocus={() => onNear?.(addressOf(tab))}
                {...current(addressOf(tab) === active)}
              >
                {tab.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const current = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});

type GroupProps = {
  label: string;
  links: { label: string; to: string }[];
  active: string | null;
  onPress: Press;
};

const loadMenu = () => import('./top-tab-menu.tsx');

function Group({ label, links, active, onPress }: GroupProps) {
  const { code, isOpen, close, button } = useCode(loadMenu, 'The menu', 'menu');
  const trigger = useRef<HTMLButtonElement>(null);
  const isActive = links.some(({ to }) => to === active);
  return (
    <>
      <button
        {...button}
        ref={trigger}
        className={isActive ? css.activeTab : css.tab}
        {...(isActive ? { 'aria-current': 'true' as const } : {})}
      >
        {label}
        <Icon name="chevron" size={16} />
      </button>
      {code ? (
        <code.TopTabMenu
          label={label}
          links={links}
          active={active}
          trigger={trigger}
          isOpen={isOpen}
          onClose={close}
          onPress={onPress}
        />
      ) : null}
    </>
  );
}

/** Keeps the active tab in view, also where the tabs no longer fit. */
function useActiveInView(active: string | null) {
  const list = useRef<HTMLUListElement>(null);
  const overflows = useOverflow(list);
  useEffect(() => {
    const bar = list.current;
    const tab = active === null ? null : bar?.querySelector<HTMLElement>('[aria-current]');
    if (overflows && bar && tab) bringToMiddle(bar, tab);
  }, [active, overflows]);
  return list;
}
