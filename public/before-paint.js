// Runs before the first paint. A file of its own, because the policy allows no inline script.
{
  const page = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    // A chosen theme never flashes.
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
    const token = localStorage.getItem('access_token');
    // What was drawn ahead is for strangers who come by a link: whoever is known here waits for their own screen.
    if (token || history.state?.email) page.dataset.known = '';
    const named = (name) => (token && document.querySelector(`meta[name=${name}]`)?.content.split(' ')) || [];
    // What the screen at this address reads first is asked for before its code, by those who may; ahead.ts hands the answers out.
    const business = localStorage.getItem('business_domain');
    const mayNot = (any) =>
      !any.split(',').some((one) => (localStorage.getItem('user_information') ?? one).includes(one));
    const isPlain = [...new URLSearchParams(location.search).keys()].every((name) => name === 'tab' || name === 'view');
    const headers = { Accept: '*/*', Authorization: `Bearer ${token}` };
    const answers = new Map();
    for (const read of named('reads')) {
      const [address, permissions] = read.split('|');
      // The account is asked for on every screen; a list that is narrowed by the address, otherwise.
      if (!business || (permissions !== undefined && (!isPlain || mayNot(permissions)))) continue;
      const { href } = new URL(address.replaceAll('{domain}', business), location.href);
      const answer = fetch(href, { headers });
      // An answer that nobody reads would keep its connection. Whoever asks for it meets the failure.
      answer.then((response) => response.clone().text()).catch(() => undefined);
      answers.set(href, answer);
    }
    window.ahead = { authorization: headers.Authorization, answers };
    // Its code, as the build has named it, travels together instead of one file after another.
    for (const file of named('code')) {
      const link = document.createElement('link');
      const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
      document.head.append(Object.assign(link, kind, { crossOrigin: '', href: `/${file}` }));
    }
    // The loader shows the logo of the business; see keep-logo.ts.
    const logo = localStorage.getItem('business_logo');
    if (/^data:image\/(webp|png);base64,[\w+/=]+$/.test(logo)) {
      page.style.setProperty('--logo', `url("${logo}")`);
      page.dataset.logo = '';
    }
  } catch {
    // Storage may be forbidden; then nobody is known, and the system's theme applies.
  }
  // A form that is sent before the app is there waits for it.
  const hold = (event) => {
    if ('live' in event.target.dataset) return;
    event.preventDefault();
    event.target.dataset.pressed = '';
  };
  addEventListener('submit', hold, true);
  // An address that was typed by then comes along to the next screen; entry-email.ts keeps and reads the same entry.
  const keepAddress = () => {
    const address = document.querySelector('form:not([data-live]) [name="email"]')?.value;
    try {
      if (address) sessionStorage.setItem('kept:-:-:entryEmail', JSON.stringify(address));
    } catch {
      // Storage may be forbidden; then it is typed again.
    }
  };
  addEventListener('pagehide', keepAddress);
}
