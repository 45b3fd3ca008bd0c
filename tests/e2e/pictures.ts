/**
 * Pictures that are the same on every machine: fonts from packages, no caret. Emulate reduced motion before taking
 * one. They are compared with the files in `tests/pictures`, which `npm run pictures` draws again.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { settled } from './test.ts';

const fonts = [400, 600].flatMap((weight) =>
  ['latin', 'latin-ext'].map((letters) => {
    const file = readFileSync(`node_modules/@fontsource/inter/files/inter-${letters}-${weight}-normal.woff2`);
    // Where a letter is in both, it is the same; naming the ranges would only repeat the package's style sheet.
    const range = letters === 'latin' ? 'U+0000-00FF, U+2000-206F' : 'U+0100-024F, U+1E00-1EFF, U+20A0-20C0';
    return `@font-face { font-family: Steady; font-weight: ${weight}; unicode-range: ${range};
      src: url(data:font/woff2;base64,${file.toString('base64')}) }`;
  }),
);
/** Arrows, triangles and the like, which Inter does not have; other fonts of a system draw them otherwise. */
const signs = readFileSync('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf').toString('base64');
const steady = `${fonts.join('\n')}
  @font-face { font-family: Signs; src: url(data:font/ttf;base64,${signs}) }
  * { font-family: Steady, Signs, sans-serif !important; font-synthesis: none !important; caret-color: transparent !important }`;

/**
 * Makes a page look the same on every machine until it is loaded again. The test must set `bypassCSP`.
 * @param isTall the picture is taller than the window: what sticks to the window would cover a part of it.
 */
export async function holdSteady(page: Page, { isTall = false } = {}): Promise<void> {
  const isSteady = await page.evaluate(() => Object.hasOwn(window, 'isSteady'));
  if (!isSteady)
    await page.addStyleTag({ content: isTall ? `${steady} header, nav { position: static !important }` : steady });
  await page.evaluate(async () => {
    Object.assign(window, { isSteady: true });
    await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 16px Steady`, 'Aa₦')));
    await document.fonts.load('16px Signs', '▲');
    await document.fonts.ready;
    // Another font made the row of tabs narrower for a moment, which scrolled it.
    for (const tab of document.querySelectorAll<HTMLElement>('nav [aria-current], [role="tab"][aria-selected="true"]'))
      tab.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
    // A field that was filled when the focus came has its text selected, and one whose value came later has not.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.selectionEnd !== null)
      activeElement.setSelectionRange(activeElement.selectionEnd, activeElement.selectionEnd);
    scrollTo(0, 0);
  });
}

/** Texts that differ at each run, and what replaces them: always equally wide, so that nothing around them moves. */
const replacements: readonly [pattern: RegExp, fixed: string][] = [
  // An address may be parted before its @.
  [/[\w.+-]+-[0-9a-f]{12}(?=@|$)/g, 'somebody'],
  [/[\w.+-]+@paths\.test/g, 'somebody@paths.test'],
  [/\d{1,2} [A-Z][a-z]{2}, \d{4}/g, '14 Mar, 2026'],
  [/\b\d{2}:\d{2}\b/g, '09:30'],
  [/^(Now|\d+ min ago)$/g, '2 min ago'],
  [/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Yester)day(?= 09:30)/g, 'Monday'],
  // Of a fixed day far ahead, and of the page that is dated by the day it is read on.
  [/\bDue in \d{3} days/g, 'Due in 154 days'],
  [/Last updated \d{1,2} [A-Z][a-z]+ \d{4}/g, 'Last updated 28 May 2026'],
  [/INV-\d+/g, 'INV-000042'],
  [/\bstw-[\w-]+/g, 'stw-reference'],
];

/** Replaces the texts that differ at each run, now and whenever the page renders them again, until `holding` is disconnected. */
export async function holdTexts(page: Page): Promise<void> {
  await page.evaluate((patterns) => {
    const hold = (text: string) => patterns.reduce((known, [pattern, fixed]) => known.replace(pattern, fixed), text);
    const textsOf = (root: Node) => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
      return texts;
    };
    // How much somebody was told meanwhile depends on the work in the background.
    const counts = () => [...document.querySelectorAll('[aria-label$=" unread"] > span')].flatMap(textsOf);
    // What is held already stays, or the page would be seen to change for ever.
    const write = (node: Node, held: string) => {
      if (node.nodeValue !== held) node.nodeValue = held;
    };
    const fill = (field: HTMLInputElement, held: string) => {
      if (field.value !== held) field.value = held;
    };
    const holdAll = () => {
      for (const node of textsOf(document.body)) write(node, hold(node.nodeValue ?? ''));
      for (const field of document.querySelectorAll('input')) fill(field, hold(field.value));
      for (const node of counts()) write(node, '1');
    };
    holdAll();
    const holding = new MutationObserver(holdAll);
    holding.observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { holding });
  }, replacements);
}

/** `varying` is covered in the picture, because it differs at each run. */
type Shot = { varying?: Locator[]; clip?: { x: number; y: number; width: number; height: number } };

async function take(page: Page, { varying = [], clip }: Shot): Promise<Buffer> {
  const options = { animations: 'disabled', caret: 'hide', mask: varying, maskColor: '#d7d7d7' } as const;
  return page.screenshot(clip ? { ...options, clip, fullPage: true } : options);
}

/** A picture of a page at rest: two in a row are the same. */
export async function takePicture(page: Page, shot: Shot = {}): Promise<Buffer> {
  await settled(page);
  let last = await take(page, shot);
  for (let attempts = 0; attempts < 10; attempts += 1) {
    const next = await take(page, shot);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('the page does not come to rest');
}

type Small = { data: Buffer; width: number; height: number };

/** As a palette. A quality below 100 takes fewer colours than there are, which makes the file smaller. */
const encode = (image: Sharp, quality: number) =>
  image
    .png({ palette: true, quality, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });

async function halve(png: Buffer): Promise<Sharp> {
  const image = sharp(png).removeAlpha();
  const { width, height } = await image.metadata();
  return image.resize(Math.ceil(width / 2), Math.ceil(height / 2), { kernel: 'linear', fit: 'fill' });
}

/** Half as large and of few colours. Shrinking blurs differences; the lower `threshold` makes up for it: see docs/decisions/pictures.md. */
async function shrink(png: Buffer): Promise<Small> {
  const { data, info } = await encode(await halve(png), 90);
  return { data, width: info.width, height: info.height };
}

const maxDiffPixelRatio = 0.003;
const threshold = 0.1;

/** In pixels. A changed word is little of a picture, and much of its place; see docs/decisions/pictures.md. */
const tile = { width: 32, height: 16 };
const maxDiffPixelsOfTile = 16;
/** Of the 256 levels of a colour. */
const clearly = 40;

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether the pictures clearly differ in some place. */
async function differSomewhere(one: Buffer, other: Buffer): Promise<boolean> {
  const [old, fresh] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { width, height } = fresh.info;
  // Pictures of two sizes never pass.
  if (old.info.width !== width || old.info.height !== height) return false;
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isOther = [0, 1, 2].some((colour) => {
      const at = 3 * pixel + colour;
      return Math.abs((fresh.data[at] ?? 0) - (old.data[at] ?? 0)) > clearly;
    });
    if (!isOther) continue;
    const [column, row] = [Math.floor((pixel % width) / tile.width), Math.floor(pixel / width / tile.height)];
    const place = row * width + column;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) > maxDiffPixelsOfTile;
}

/**
 * A palette is made of a whole picture: a little elsewhere moves the colours of a button's edge. So both have to differ.
 * @param data the picture, half as large and as a palette
 */
async function isClearlyOther(known: Buffer, data: Buffer, picture: Buffer): Promise<boolean> {
  return (await differSomewhere(known, data)) && differSomewhere(known, await (await halve(picture)).png().toBuffer());
}

/** Compares a picture of the page with the file. */
export async function expectPicture(page: Page, file: readonly string[], shot: Shot = {}): Promise<void> {
  await settled(page);
  const known = test.info().snapshotPath(...file);
  const first = await shrink(await take(page, shot));
  // Mostly nothing has changed, and one picture is enough to know.
  if (existsSync(known) && first.data.equals(readFileSync(known))) return;
  const picture = await takePicture(page, shot);
  const { data } = await shrink(picture);
  const isOther = existsSync(known) && (await isClearlyOther(readFileSync(known), data, picture));
  const tolerance = isOther ? { threshold: 0, maxDiffPixels: 0 } : { threshold, maxDiffPixelRatio };
  // A difference does not end the test: one run shows all of them.
  expect.soft(data).toMatchSnapshot([...file], tolerance);
}

const gap = 8;
const sheetWidth = 1500;

/** Puts pictures of one width into columns, each below the shortest column so far. */
function arrange(tiles: readonly Small[]) {
  const width = Math.max(...tiles.map((tile) => tile.width)) + gap;
  const count = Math.max(1, Math.min(tiles.length, Math.floor(sheetWidth / width)));
  const heights = Array.from({ length: count }, () => gap);
  const places = tiles.map(({ data, height }) => {
    const column = heights.indexOf(Math.min(...heights));
    const top = heights[column] ?? gap;
    heights[column] = top + height + gap;
    return { input: data, left: gap + column * width, top };
  });
  return { places, width: gap + count * width, height: Math.max(...heights) };
}

/**
 * Compares many pictures with one file. The whole sheet may differ by as many pixels as its smallest picture might alone,
 * so no picture is judged less strictly for being in company.
 */
export async function expectSheet(pictures: readonly Buffer[], file: readonly string[]): Promise<void> {
  const tiles = await Promise.all(pictures.map(shrink));
  const { places, width, height } = arrange(tiles);
  const sheet = sharp({ create: { width, height, channels: 3, background: '#808080' } }).composite(places);
  const smallest = Math.min(...tiles.map((tile) => tile.width * tile.height));
  const maxDiffPixels = Math.floor(maxDiffPixelRatio * smallest);
  const { data } = await encode(sheet, 100);
  expect.soft(data).toMatchSnapshot([...file], { threshold, maxDiffPixels });
}
