/** Words by which people look for something that the flows call differently. */
const groups: readonly (readonly string[])[] = [
  ['2fa', 'mfa', 'otp', 'two factor', 'two-factor', 'authenticator', 'second step'],
  ['registration', 'register', 'create an account', 'sign up'],
  ['login', 'log in', 'sign in'],
  ['logout', 'log out', 'sign out'],
  ['onboarding', 'wizard', 'nine questions', 'questions about'],
  ['expired', 'too old', 'not valid any more', 'no longer valid', 'run out', 'not entered in time'],
  ['timeout', 'timed out', 'too long', 'no answer came'],
  ['checkout', 'pay', 'buy'],
  ['voucher', 'discount', 'promo', 'coupon'],
  ['upgrade', 'subscribe', 'subscription'],
  ['backup', 'export', 'archive'],
  ['transfer ownership', 'change owner', 'new owner', 'hand over', 'handover'],
  ['forgot password', 'forgotten', 'reset'],
  ['verify', 'verification', 'confirm'],
  ['offline', 'no internet', 'connection is lost'],
  ['error', 'failure', 'failed'],
  ['licence', 'license', 'permit', 'vehicle paper', 'statutory document'],
  ['petrol', 'diesel', 'fuel'],
  ['resign', 'resignation', 'dismiss', 'leaver', 'offboarding', 'termination', 'employment'],
  ['excel', 'csv', 'upload a list', 'spreadsheet', 'import'],
  ['inventory', 'stocktaking', 'stock take', 'count what'],
  ['breakdown', 'broken', 'fault', 'issue'],
  ['servicing', 'repair', 'maintenance'],
  ['car', 'truck', 'van', 'vehicle'],
  ['bank account', 'change my details', 'profile changed', 'profile change'],
  ['perks', 'allowance', 'benefits'],
  ['new hire', 'new employee', 'joiner', 'onboard an employee'],
];

/** Each wanted word with everything that means the same; a phrase that has synonyms counts as one word. */
export const meaningsOf = (text: string): string[][] => {
  let rest = text;
  const found: string[][] = [];
  const phrases = groups.flatMap((group) => group.map((phrase) => ({ phrase, group })));
  for (const { phrase, group } of phrases.toSorted((one, other) => other.phrase.length - one.phrase.length)) {
    const place = ` ${rest} `.indexOf(` ${phrase} `);
    if (place === -1) continue;
    found.push([...group]);
    rest = `${rest.slice(0, place)} ${rest.slice(place + phrase.length)}`.trim();
  }
  return [
    ...found,
    ...rest
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [word]),
  ];
};
