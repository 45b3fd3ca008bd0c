import { type ReactNode, useEffect, useState } from 'react';
import { contrast, shapePairs, textPairs } from '../../../reference/contrast.ts';
import type { Reference } from '../../../reference/reference.ts';
import { type Colour, dark, light } from './colours.ts';
import { layer, leading, motion, radius, space, text, vars, weight } from './tokens.css.ts';
import * as css from './tokens.reference.css.ts';

const isDark = () => getComputedStyle(document.documentElement).colorScheme === 'dark';

/** The theme that the page is in, wherever it was chosen. */
function usePalette() {
  const [palette, setPalette] = useState(() => (isDark() ? dark : light));
  useEffect(() => {
    const look = () => setPalette(isDark() ? dark : light);
    const system = matchMedia('(prefers-color-scheme: dark)');
    const choice = new MutationObserver(look);
    choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    system.addEventListener('change', look);
    return () => {
      choice.disconnect();
      system.removeEventListener('change', look);
    };
  }, []);
  return palette;
}

function Pairs({ pairs, least }: { pairs: typeof textPairs; least: number }) {
  const palette = usePalette();
  return (
    <div className={css.swatches}>
      {pairs.map(({ on, colours }) => (
        <div key={`${on} ${colours.join()}`} className={css.swatch} style={{ background: vars[on] }}>
          <div className={css.swatchName} style={{ color: vars[readableOn(on)] }}>
            on {on}
          </div>
          {colours.map((colour) => (
            <div key={colour} className={css.line} style={{ color: vars[least < 4.5 ? readableOn(on) : colour] }}>
              {least < 4.5 ? <Dot colour={colour} /> : colour}
              <span>{contrast(palette[colour], palette[on]).toFixed(1)}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const readableOn = (on: Colour): Colour => textPairs.find((pair) => pair.on === on)?.colours[0] ?? 'ink';

function Dot({ colour }: { colour: Colour }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: space.x2 }}>
      <span style={{ width: 12, height: 12, borderRadius: 3, background: vars[colour] }} />
      {colour}
    </span>
  );
}

function Step({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.step}>
      <span className={css.stepName}>{name}</span>
      {children}
    </div>
  );
}

const chartColours = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const;

export const reference: Reference = {
  name: 'Tokens',
  use: 'What every style is made of: take a token before a value. A test computes every contrast shown here from the same numbers, in both themes.',
  components: [],
  states: [
    { name: 'Text and its grounds: at least 4.5', Show: () => <Pairs pairs={textPairs} least={4.5} /> },
    { name: 'Lines, rings and charts: at least 3', Show: () => <Pairs pairs={shapePairs} least={3} /> },
    {
      name: 'The chart palette, in the order of use',
      Show: () => (
        <div className={css.charts}>
          {chartColours.map((colour) => (
            <span key={colour} className={css.chart}>
              <span className={css.chip} style={{ background: vars[colour] }} />
              {colour}
            </span>
          ))}
        </div>
      ),
    },
    {
      name: 'Type',
      Show: () => (
        <div className={css.scale}>
          {Object.entries(text).map(([name, fontSize]) => (
            <Step key={name} name={`${name} ${Number.parseFloat(fontSize)}`}>
              <span style={{ fontSize, lineHeight: leading.tight }}>Fourteen vehicles at the Ikeja depot</span>
            </Step>
          ))}
          {Object.entries(weight).map(([name, fontWeight]) => (
            <Step key={name} name={`${name} ${fontWeight}`}>
              <span style={{ fontWeight }}>₦18,500,000.00</span>
            </Step>
          ))}
        </div>
      ),
    },
    {
      name: 'Space: a 4 px grid',
      Show: () => (
        <div className={css.scale}>
          {Object.entries(space).map(([name, width]) => (
            <Step key={name} name={`${name} ${width}`}>
              <span className={css.ruler} style={{ width }} />
            </Step>
          ))}
        </div>
      ),
    },
    {
      name: 'Radius',
      Show: () => (
        <div className={css.scale}>
          {Object.entries(radius).map(([name, borderRadius]) => (
            <Step key={name} name={`${name} ${borderRadius}`}>
              <span className={css.chip} style={{ borderRadius }} />
            </Step>
          ))}
        </div>
      ),
    },
    {
      name: 'Shadow: lines first; a shadow only for what floats',
      Show: () => (
        <div className={css.scale}>
          {(['shadow1', 'shadow2', 'shadow3'] as const).map((name) => (
            <Step key={name} name={name}>
              <span className={css.sheet} style={{ boxShadow: vars[name] }} />
            </Step>
          ))}
        </div>
      ),
    },
    {
      name: 'Motion: point at a row; nothing moves when the system asks for less',
      Show: () => (
        <div className={css.scale}>
          {(['quick', 'calm'] as const).map((name) => (
            <Step key={name} name={`${name} ${motion[name]}`}>
              <span className={css.runner} style={{ transition: `transform ${motion[name]} ${motion.enter}` }} />
            </Step>
          ))}
        </div>
      ),
    },
    {
      name: 'Layers, from the lowest',
      Show: () => (
        <div className={css.stack}>
          {Object.entries(layer).map(([name, zIndex], at) => (
            <span key={name} className={css.plate} style={{ zIndex, top: at * 34, left: at * 16 }}>
              {name}
            </span>
          ))}
        </div>
      ),
    },
  ],
};
