import { assetsPaths } from '../../paths/assets.ts';
import { Icon, type IconName } from '../ui/foundations/icon.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import * as css from './settings.css.ts';

const cards: { title: string; note: string; href: string; icon: IconName }[] = [
  {
    title: 'Asset Type & ID',
    note: 'The types of things you own, how their assets are numbered, and how they lose value.',
    href: assetsPaths.assetTypeSettings(),
    icon: 'box',
  },
  {
    title: 'Issue Types',
    note: 'What people choose from when they report an issue with an asset.',
    href: assetsPaths.issueTypes(),
    icon: 'alert',
  },
  {
    title: 'Statutory Information',
    note: 'The papers that the law asks of your assets and vehicles.',
    href: assetsPaths.statutoryInformation(),
    icon: 'document',
  },
];

export function AssetSettingsPage() {
  return (
    <Page>
      <PageHeader title="Settings">What the asset register offers to choose from.</PageHeader>
      <ul className={css.cards}>
        {cards.map(({ title, note, href, icon }) => (
          <li key={title} className={css.card}>
            <span className={css.mark}>
              <Icon name={icon} size={22} />
            </span>
            <a href={href} className={css.link}>
              {title}
            </a>
            <p className={css.note}>{note}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
