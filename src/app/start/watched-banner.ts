/** Says in a watched tab that it is watched, and ends it. Outside React, so that no screen can be without it. */
import { keepOfDevice, readOfDevice } from '../../services/shared/device/storage.ts';
import * as css from './watched-banner.css.ts';

const key = 'inspect';

export function tellIfWatched(): void {
  const address = new URL(location.href);
  if (address.searchParams.has(key)) keepOfDevice('tab', key, '1');
  if (readOfDevice('tab', key) === null) return;

  const banner = document.createElement('aside');
  banner.className = css.banner;
  banner.setAttribute('aria-label', 'Watching');
  const words = document.createElement('span');
  words.textContent = 'This tab is watched in the gallery of flows.';
  const stop = document.createElement('button');
  stop.type = 'button';
  stop.className = css.stop;
  stop.textContent = 'Stop watching';
  stop.onclick = () => {
    keepOfDevice('tab', key, null);
    const here = new URL(location.href);
    here.searchParams.delete(key);
    location.replace(here);
  };
  banner.append(words, stop);
  document.body.append(banner);
}
