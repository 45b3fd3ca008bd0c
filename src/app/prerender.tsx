/** Renders the first screens to HTML during the build, so that they paint before their code loads. */
import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { createCore } from './core.ts';
import { type FirstScreen, firstScreens, type Prerendered } from './first-screens.ts';
import { modules, notFound, placeAmong, screensAt } from './modules.ts';

export const prerenderAll = (): Promise<Prerendered[]> => Promise.all(firstScreens.map(render));

/** The paths of all screens; the server answers 404 for any other. */
export async function screenPaths(): Promise<string[]> {
  const manifests = await Promise.all(Object.values(modules).map(({ load }) => load()));
  const screens = [...manifests.flatMap((manifest) => manifest.screens), notFound];
  return [...new Set(screens.map(({ path }) => path))];
}

async function render(screen: FirstScreen): Promise<Prerendered> {
  const { path, query } = screen;
  const { value } = await screensAt(path).load();
  const place = placeAmong(value ?? [], path);
  if ('redirect' in place) throw new Error(`${path} redirects`);
  const app = <App core={createCore()} openedAt={`${path}?${new URLSearchParams(query)}`} />;
  const { prelude } = await prerender(app, {
    // Streamed HTML would need an inline script to assemble it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  // The content security policy forbids inline scripts and styles.
  if (/<script| style=/.test(html)) throw new Error(`${path} needs an inline script or style`);
  return { ...screen, title: `${place.screen.title} · Steward`, html };
}
