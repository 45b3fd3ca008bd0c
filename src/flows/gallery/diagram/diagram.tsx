import { Button } from '../../../views/ui/actions/button.tsx';
import type { Drawings } from '../drawing/drawing.ts';
import { Key } from '../drawing/key.tsx';
import { Stage } from '../drawing/stage.tsx';
import type { Drawn } from '../drawn.ts';
import type { Entry } from '../entries.ts';
import { useWording } from '../names.tsx';
import * as css from './diagram.css.ts';
import { StateBadges, StateList } from './state-list.tsx';

type DiagramProps = {
  entry: Entry;
  drawings: Drawings;
  happy: Drawn['happy'];
  selected: string | null;
  onSelect: (path: string | null) => void;
};

/** The drawing, the description of the selected state, and the list of states. */
export function Diagram({ entry, drawings, happy, selected, onSelect }: DiagramProps) {
  const { flow, statics } = entry;
  const wording = useWording(flow);
  const state = statics.states.find(({ path }) => path === selected);
  return (
    <>
      <div className={css.selected} role="status">
        {state ? (
          <>
            <p>
              <strong>{wording.fullState(state.path)}</strong> <StateBadges state={state} />
            </p>
            <p className={css.description}>{state.description}</p>
          </>
        ) : (
          <p className={css.description}>
            Choose a state to see what it is for. The{' '}
            <a href="#drawn" className={css.link}>
              drawing
            </a>{' '}
            comes after the words.
          </p>
        )}
        {selected === null ? null : (
          <div className={css.clear}>
            <Button look="ghost" onPress={() => onSelect(null)}>
              Clear
            </Button>
          </div>
        )}
      </div>
      <StateList entry={entry} selected={selected} onSelect={onSelect} />
      <h2 id="drawn" className={css.title}>
        Drawn
      </h2>
      <Stage
        drawings={drawings}
        title={flow.title}
        isOpen
        begin={happy.states[0]}
        happy={happy.edges}
        selected={selected}
        onSelect={onSelect}
      />
      <Key hasHistory={entry.statics.states.some(({ type }) => type === 'history')} />
    </>
  );
}
