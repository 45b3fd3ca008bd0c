import type { Person, SignedIn } from '../../worlds/accounts.ts';
import { storeSignIn } from '../../worlds/device.ts';
import type { Stage } from '../browser/stage.ts';

/** Signs a person in on the stage's device; the app finds it when it opens. */
export async function signedInOn(stage: Stage, person: Person): Promise<SignedIn> {
  const signedIn = await stage.world.signIn(person);
  await storeSignIn(stage, signedIn);
  return signedIn;
}
