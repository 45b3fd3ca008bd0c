import type { Reference } from '../../../reference/reference.ts';
import * as css from '../../../reference/specimen.css.ts';
import { Icon, type IconName, iconNames } from './icon.tsx';
import * as icons from './icons.ts';

function Drawings({ drawings }: { drawings: [string, IconName][] }) {
  return (
    <ul className={css.tiles}>
      {drawings.map(([label, name]) => (
        <li key={label} className={css.tile}>
          <Icon name={name} size={24} />
          {label}
        </li>
      ))}
    </ul>
  );
}

export const reference: Reference = {
  name: 'Icon',
  use: 'Stands beside words and never alone without a name: a button that shows only an icon needs an aria-label. Those of the first group are named by a string; the others are imported from icons.ts, so that the entry screens do not load them.',
  components: ['Icon'],
  states: [
    { name: 'By name', Show: () => <Drawings drawings={iconNames.map((name) => [name, name])} /> },
    { name: 'From icons.ts', Show: () => <Drawings drawings={Object.entries(icons)} /> },
    {
      name: 'Sizes: 16 in a line of text, 18 in a button, 20 in a rail, 24 at most',
      Show: () => (
        <ul className={css.tiles}>
          {[16, 18, 20, 24].map((size) => (
            <li key={size} className={css.tile}>
              <Icon name="box" size={size} />
              {size}
            </li>
          ))}
        </ul>
      ),
    },
  ],
};
