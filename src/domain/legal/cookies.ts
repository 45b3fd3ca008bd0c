/** The cookies that the server sets, as the privacy policy lists them; tests/api/cookies.test.ts compares the two. */
export const cookies = [
  {
    /** An account's own ending follows. */
    name: 'steward_device_',
    days: 400,
    set: 'when you sign in or choose a new password',
    why: 'It tells your browser from a stranger’s, so that others who guess at your password cannot lock you out. It holds a random number, signs nobody in, and is read by no script.',
  },
] as const;
