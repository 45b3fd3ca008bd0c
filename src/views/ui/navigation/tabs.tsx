import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { bringToMiddle } from './bring-to-middle.ts';
import * as css from './tabs.css.ts';

type TabItem = {
  id: string;
  label: string;
  /** How many things are behind it. */
  count?: number;
  isDisabled?: boolean;
  children: ReactNode;
};

type TabsProps = {
  /** What the tabs are of, for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  value: string;
  onChange: (id: string) => void;
};

const showTab = (tab: HTMLElement | null) => {
  if (tab?.parentElement) bringToMiddle(tab.parentElement, tab);
};

/**
 * Parts of one thing, of which one is shown; the others are not rendered. Screens of a module have an address each:
 * those are top tabs. On a phone the row scrolls to the one that is shown.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange(String(key))}>
      <TabList className={css.list} aria-label={label}>
        {tabs.map(({ id, label: words, count, isDisabled = false }) => (
          <Tab key={id} ref={id === value ? showTab : undefined} id={id} className={css.tab} isDisabled={isDisabled}>
            {words} {count === undefined ? null : <span className={css.count}>{count.toLocaleString('en-NG')}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, children }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
