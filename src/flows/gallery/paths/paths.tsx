import { LinkButton } from '../../../views/ui/actions/button.tsx';
import type { Drawings } from '../drawing/drawing.ts';
import { Stage } from '../drawing/stage.tsx';
import type { Entry } from '../entries.ts';
import { useWording } from '../names.tsx';
import * as sides from '../simulate/simulate.css.ts';
import type { PathList } from './path-list.ts';
import * as css from './paths.css.ts';

type PathsProps = {
  entry: Entry;
  drawings: Drawings;
  pathList: PathList;
  /** The id of a path and the number of a step, as the address has them. */
  path: string | null;
  step: string | null;
  onChoose: (path: string, step: number | null) => void;
};

const statesIn = (text: string): string[] => text.split(' ');

/** The paths that test the flow, and what each one covers. */
export function Paths({ entry, drawings, pathList, path: asked, step: askedStep, onChoose }: PathsProps) {
  const wording = useWording(entry.flow);
  const chosen = Math.max(
    0,
    pathList.paths.findIndex(({ id }) => id === asked),
  );
  const path = pathList.paths[chosen];
  if (!path) return null;
  const step = askedStep !== null && path.steps[Number(askedStep)] ? Number(askedStep) : null;
  const setStep = (next: number | null) => onChoose(path.id, next);
  const at = step === null ? null : path.steps[step];
  const covered = [...new Set(path.steps.flatMap(({ edges }) => edges))];
  return (
    <>
      <p className={css.use}>
        {pathList.paths.length === 1 ? 'One path meets' : `${pathList.paths.length} paths meet`} {pathList.met} of{' '}
        {pathList.all} goals: every transition, and every condition both ways.
      </p>
      <div className={sides.sides}>
        <div className={sides.drawing}>
          <Stage
            drawings={drawings}
            title={entry.flow.title}
            taken={at ? at.edges : covered}
            current={at ? statesIn(at.to) : []}
            isFaint
          />
        </div>
        <div className={sides.controls}>
          <label className={sides.start}>
            Path
            <select
              className={sides.select}
              value={chosen}
              onChange={(event) => onChoose(pathList.paths[Number(event.target.value)]?.id ?? '', null)}
            >
              {pathList.paths.map(({ id, steps, from }, index) => (
                <option key={id} value={index}>
                  {index + 1}. To {wording.states(steps.at(-1)?.to ?? from)} in {steps.length} steps
                </option>
              ))}
            </select>
          </label>
          <p className={sides.note}>
            Covers {covered.length} of {entry.statics.edges.length} transitions. For testers it is{' '}
            <code>{path.id}</code>.
          </p>
          <LinkButton href={`/flows/${entry.flow.id}/simulate?path=${path.id}`}>Play it in Simulate</LinkButton>
          <section aria-label="Steps">
            <h2 className={sides.title}>Steps</h2>
            <ol className={sides.history}>
              <li>
                <button
                  type="button"
                  className={sides.moment}
                  aria-current={step === null ? 'step' : undefined}
                  onClick={() => setStep(null)}
                >
                  Started: {path.start} → {wording.states(path.from)}
                </button>
              </li>
              {path.steps.map(({ label, words, to, refused }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a step
                <li key={index}>
                  <button
                    type="button"
                    className={sides.moment}
                    aria-current={index === step ? 'step' : undefined}
                    onClick={() => setStep(index)}
                  >
                    {wording.names === 'code' ? label : words} → {refused ? 'refused, stays' : wording.states(to)}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </>
  );
}
