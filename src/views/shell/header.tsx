import { Avatar } from '../ui/content/avatar.tsx';
import { Weave } from '../ui/foundations/brand.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { BusinessSwitch } from './business-switch.tsx';
import * as css from './header.css.ts';
import type { HeaderActs } from './header-acts.ts';
import type { Person } from './nav-item.ts';
import type { Act, Finder, Page } from './palette.tsx';
import { Search } from './search.tsx';

export type HeaderProps = {
  acts: HeaderActs;
  /** The name of the business one is in. */
  business: string;
  person: Person;
  /** Every page that the person may open. */
  pages: readonly Page[];
  /** What the person may begin from anywhere. */
  actions: readonly Act[];
  /** What the search looks up besides. */
  finders: readonly Finder[];
};

/** The header: business, search, notifications and account menu. */
export function Header({ acts, business, person, pages, actions, finders }: HeaderProps) {
  const { businessId, businesses, onBusiness, switching } = acts;
  return (
    <header className={css.header} data-flow="businessSwitch" data-state={switching.state}>
      <div className={css.weave}>
        <Weave />
      </div>
      <div className={css.bar}>
        <BusinessSwitch
          business={business}
          businesses={businesses}
          businessId={businessId}
          onBusiness={onBusiness}
          switching={switching}
        />
        <Search {...acts} pages={pages} actions={actions} finders={finders} />
        <Bell key={businessId} />
        <AccountMenu acts={acts} person={person} label="Profile" className={css.profile}>
          <Avatar name={person.name} />
        </AccountMenu>
      </div>
    </header>
  );
}
