/** Renders to HTML, while the app is built, what strangers see first: it is there before the code. */
import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { createCore } from './core.ts';
import { type FirstScreen, firstScreens, type Prerendered } from './first-screens.ts';
import { modules, notFound, placeAmong, screensAt } from './modules.ts';

export const prerenderAll = (): Promise<Prerendered[]> => Promise.all(firstScreens.map(render));

/** The paths of all screens: any other is not found. */
export async function screenPaths(): Promise<string[]> {
  const manifests = await Promise.all(Object.values(modules).map(({ load }) => load()));
  const screens = [...manifests.flatMap((manifest) => manifest.screens), notFound];
  return [...new Set(screens.map(({ path }) => path))];
}

async function render(screen: FirstScreen): Promise<Prerendered> {
  const { path, query } = screen;
  const { value } = await screensAt(path).load();
  const place = placeAmong(value ?? [], path);
  if ('redirect' in place) throw new Error(`${path} leads elsewhere`);
  const app = <App core={createCore()} openedAt={`${path}?${new URLSearchParams(query)}`} />;
  const { prelude } = await prerender(app, {
    // Anything that comes in pieces needs a script in the page to put it together.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  // The policy allows neither in a page.
  if (/<script| style=/.test(html)) throw new Error(`${path} needs a script or a style of its own`);
  return { ...screen, title: `${place.screen.title} · Steward`, html };
}
