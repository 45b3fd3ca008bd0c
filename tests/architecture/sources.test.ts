/** Patterns that sources, tests and documentation must not contain. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync(
  [
    '{src,server,rules,scripts,tests,bench,openapi,docs,public}/**/*.{ts,tsx,cjs,js,sql,yaml,md}',
    '*.{md,ts,cjs,yaml,html}',
  ],
  { exclude: ['openapi/generated/**', 'tests/architecture/sources.test.ts'] },
);

/** The matches of a pattern as `file:line`. */
const placesOf = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

it('finds the sources', () => {
  for (const known of ['README.md', 'server/main.ts', 'src/app/main.tsx', 'docs/contract.md', 'openapi/steward.yaml'])
    expect(files).toContain(known);
});

it.each([
  ['work that is left for later', /\b(TODO|FIXME|XXX|HACK)\b/],
  ['tests that do not run', /\b(it|test|describe|suite)\.(skip|only|todo|fixme)\b|\b(xit|xdescribe|fdescribe)\(/],
  ['spreads of a literal, whose properties can stand where it stands', /\.\.\.\{/],
  ['paths of one machine', /(?<![\w.:/}-])\/(work|root|home|Users)\/|\b[A-Z]:\\\\/],
  ['rules of the compiler or the linter that are turned off', /@ts-(ignore|nocheck)|eslint-disable/],
])('there are no %s', (_what, pattern) => {
  expect(placesOf(pattern)).toEqual([]);
});

it('waits in tests through soon, whose limit no busy machine reaches', () => {
  const waits = placesOf(/\bvi\.wait(For|Until)\(|\.poll\(/);
  expect(waits.filter((place) => !/^tests\/(soon\.ts|e2e\/)/.test(place))).toEqual([]);
});

it('gives a reason for every suppressed linter rule', () => {
  const reasoned = /biome-ignore(?:-all)? [\w/-]+: \S.{15,}/;
  expect(placesOf(/biome-ignore/).filter((place) => !reasoned.test(place))).toEqual([]);
});

it('has views that read the problem of a flow through useProblem, which ends what a lost connection caused', () => {
  const views = placesOf(/\buseSelector\(.*\bproblem\b|\bproblem\b.*\buseSelector\(/).filter((place) =>
    /^src\/views\//.test(place),
  );
  expect(views.filter((place) => !place.startsWith('src/views/shared/requests/use-problem.ts:'))).toEqual([]);
});

it('has views that select the values they draw, so that a change of another value of the flow does not draw them again', () => {
  const whole = /\buseSelector\(\s*[\w.]+,\s*\(?(?:(\w+)\)? => \1(?:\??\.context)?|\{ context \}\) => context)\s*[,)]/;
  const wide = files
    .filter((file) => /^src\/(views|app)\/.*\.tsx?$/.test(file))
    .filter((file) => whole.test(readFileSync(file, 'utf8')));
  expect(wide).toEqual([]);
});

it('gives a machine with the shared parts of asking no part of the same name, which they would replace', () => {
  const extended = files.filter((file) => /^\}\).extend\(askingParts\)/m.test(readFileSync(file, 'utf8')));
  expect(extended.length).toBeGreaterThan(10);
  const replaced = placesOf(/\b(storeProblem|clearProblem|isConflict): |\bdelays: \{ answerDeadline\b/);
  expect(replaced.filter((place) => extended.some((file) => place.startsWith(`${file}:`)))).toEqual([]);
});

it('touches what a browser stores in one place, which knows whose it is and takes away what is another’s', () => {
  const storing = /\b(localStorage|sessionStorage|indexedDB)\b|'idb-keyval'|\bcaches\.|document\.cookie/;
  const elsewhere = placesOf(storing).filter(
    (place) =>
      /^(src|public)\//.test(place) &&
      !/\.(test|testing)\.tsx?:/.test(place) &&
      !place.startsWith('src/services/shared/device/') &&
      // It runs before the app, and reads the theme, the copy of the logo and whether somebody is signed in.
      !place.startsWith('public/before-paint.js:') &&
      !/^\S+ (\*|\/\/|\/\*\*)/.test(place),
  );
  expect(elsewhere).toEqual([]);
});

it('does not use crypto.randomUUID in the app, which exists only in secure contexts', () => {
  expect(placesOf(/\brandomUUID\(/).filter((place) => /^src\/(?!.*\.test\.)/.test(place))).toEqual([]);
});

/** Queries whose answer no change of anything else touches, or which are asked anew each time that they are shown. */
const readOnce = ['sheetRows', 'onboardingDocuments', 'getCountry', 'lgasOf', 'downloadAttachment'];

it('says of every query that is written by hand what it reads, so that it is read again when that has changed', () => {
  const byHand = files
    .filter((file) => /^src\/(services|views|app)\/.*(?<!\.test|\.testing|\.reference)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^( *)queryKey: \['(\w+)'[\s\S]*?^\1queryFn:/gm)].map(
        ({ 0: text, 2: name = '', index, input }) => {
          const [before = ''] = input.slice(0, index).split('\n').slice(-2);
          return { file, name, isMarked: /\bmeta: /.test(before + text) };
        },
      ),
    );
  expect(byHand.length).toBeGreaterThan(readOnce.length);
  const silent = byHand.filter(({ name, isMarked }) => !isMarked && !readOnce.includes(name));
  expect(silent).toEqual([]);
});
