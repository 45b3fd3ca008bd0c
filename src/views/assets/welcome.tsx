import { assetsPaths } from '../../paths/assets.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { Icon, type IconName } from '../ui/foundations/icon.tsx';
import { wrench } from '../ui/foundations/icons.ts';
import { ImportButton } from './import/import-button.tsx';
import * as css from './welcome.css.ts';

const ways: { title: string; note: string; icon: IconName }[] = [
  {
    title: 'Create assets and types',
    note: 'Add what you own, one by one, and sort it by types such as laptops, furniture and vehicles.',
    icon: 'box',
  },
  {
    title: 'Assign assets',
    note: 'Give them to departments, employees or a location, and always know who has what.',
    icon: 'people',
  },
  {
    title: 'Maintain assets',
    note: 'Get reminders for upcoming or overdue maintenance before something breaks.',
    icon: wrench,
  },
];

/** What the register is for, while nothing is in it. */
export function AssetsWelcome() {
  return (
    <section className={css.welcome} aria-labelledby="assets-welcome">
      <h2 id="assets-welcome" className={css.title}>
        Start your asset register
      </h2>
      <ul className={css.ways}>
        {ways.map(({ title, note, icon }) => (
          <li key={title} className={css.way}>
            <span className={css.mark}>
              <Icon name={icon} size={22} />
            </span>
            <h3 className={css.heading}>{title}</h3>
            <p className={css.note}>{note}</p>
          </li>
        ))}
      </ul>
      <LinkButton href={assetsPaths.createAsset()} look="primary">
        Create New Asset
      </LinkButton>
      <ImportButton label="Bring your spreadsheet" />
    </section>
  );
}
