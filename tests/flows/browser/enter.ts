import type { Stage } from './stage.ts';
import type { SignedIn } from './world.ts';

/** Opens a screen as somebody who has signed in before. */
export async function enter(
  stage: Pick<Stage, 'page' | 'goto'>,
  { accessToken, refreshToken, user }: SignedIn,
  path: string,
): Promise<void> {
  // Any address of the server that runs no code of the app.
  await stage.goto('/healthz');
  const entries = { access_token: accessToken, refresh_token: refreshToken, user: JSON.stringify(user) };
  await stage.page.evaluate((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, entries);
  await stage.goto(path);
}
