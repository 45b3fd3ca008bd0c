import { Weave } from '../ui/foundations/brand.tsx';
import { Bell } from './bell.tsx';
import { BusinessSwitch } from './business-switch.tsx';
import * as css from './header.css.ts';
import type { HeaderActs } from './header-acts.ts';
import type { Person } from './nav-item.ts';
import type { Page } from './palette.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { Search } from './search.tsx';

export type HeaderProps = {
  acts: HeaderActs;
  /** The name of the business one is in. */
  business: string;
  person: Person;
  /** Every page that the person may open. */
  pages: readonly Page[];
};

/** The header: business, search, notifications and account menu. */
export function Header({ acts, business, person, pages }: HeaderProps) {
  const { businessId, businesses, onBusiness, switching, theme, onTheme, onProfile, onSignOut } = acts;
  return (
    <header className={css.header} data-flow="businessSwitch" data-state={switching.state}>
      <div className={css.weave}>
        <Weave />
      </div>
      <div className={css.bar}>
        <BusinessSwitch {...{ business, businesses, businessId, onBusiness, switching }} />
        <Search {...acts} pages={pages} personId={person.id} />
        <Bell key={businessId} />
        <ProfileMenu person={person} theme={theme} onTheme={onTheme} onProfile={onProfile} onSignOut={onSignOut} />
      </div>
    </header>
  );
}
