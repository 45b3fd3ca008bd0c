import { useRef, useState } from 'react';
import { Button } from '../../../views/ui/actions/button.tsx';
import type { Drawings } from '../drawing/drawing.ts';
import { DrawingView } from '../drawing/drawing-view.tsx';
import type { Drawn } from '../drawn.ts';
import type { Entry } from '../entries.ts';
import { useWording } from '../names.tsx';
import { saveFile } from '../save-file.ts';
import * as css from './export.css.ts';
import { mermaidOf } from './mermaid.ts';
import { pngOf } from './picture-file.ts';
import { standalone } from './standalone.ts';

type ExportProps = { entry: Entry; drawings: Drawings; happy: Drawn['happy']; exported: Drawn['exported'] };

/** The flow in the formats of other tools, to copy or to save. */
export function Export({ entry: { flow }, drawings, happy, exported }: ExportProps) {
  const wording = useWording(flow);
  const picture = useRef<HTMLDivElement>(null);
  const texts = [
    {
      name: 'createMachine',
      file: `${flow.id}.machine.ts`,
      use: 'To open it in the XState visualizer: 1. Copy it. 2. Paste it over the code at stately.ai/viz, or into the code of a new machine in Stately Studio. It runs by itself; each guard says when it is true.',
      text: exported.code,
    },
    {
      name: 'Mermaid',
      file: `${flow.id}.mmd`,
      use: 'For documents and pull requests.',
      text: mermaidOf(flow.machine, wording),
    },
    {
      name: 'JSON',
      file: `${flow.id}.json`,
      use: 'The configuration of the machine as data, with what it knows at the start and ends with.',
      text: exported.config,
    },
  ];
  const svg = () => {
    const drawn = picture.current?.querySelector('svg');
    return drawn ? standalone(drawn) : '';
  };
  const [said, setSaid] = useState('');
  const savePng = () =>
    pngOf(svg()).then(
      (png) => saveFile(`${flow.id}.png`, png),
      () => setSaid('The browser cannot draw it; save the SVG instead.'),
    );
  return (
    <div className={css.list}>
      <section className={css.part} aria-label="Picture">
        <div className={css.head}>
          <div>
            <h2 className={css.name}>Picture</h2>
            <p className={css.use}>
              The drawing, in the colours you see. To get a PDF, choose ‘Save as PDF’ where the printer is chosen.
            </p>
          </div>
          <div className={css.buttons}>
            <span role="status" className={css.use}>
              {said}
            </span>
            <Button onPress={() => void savePng()}>Save PNG</Button>
            <Button onPress={() => saveFile(`${flow.id}.svg`, svg())}>Save SVG</Button>
            <Button onPress={() => print()}>Print or PDF</Button>
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
        <div ref={picture} className={css.picture} tabIndex={0}>
          <DrawingView drawing={drawings.down} label={`${flow.title}, drawn`} scale={1} happy={happy.edges} />
        </div>
      </section>
      {texts.map(({ name, file, use, text }) => (
        <section key={name} className={css.text} aria-label={name}>
          <Head name={name} use={use} text={text} file={file} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
          <pre className={css.code} tabIndex={0}>
            {text}
          </pre>
        </section>
      ))}
    </div>
  );
}

type HeadProps = { name: string; use: string; file: string; text: string };

function Head({ name, use, file, text }: HeadProps) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser does not allow copying here; save the file instead.'),
    );
  return (
    <div className={css.head}>
      <div>
        <h2 className={css.name}>{name}</h2>
        <p className={css.use}>{use}</p>
      </div>
      <div className={css.buttons}>
        <span role="status" className={css.use}>
          {said}
        </span>
        <Button aria-label={`Copy ${name}`} onPress={() => void copy()}>
          Copy
        </Button>
        <Button aria-label={`Save ${name}`} onPress={() => saveFile(file, text)}>
          Save
        </Button>
      </div>
    </div>
  );
}
