/** How far ahead an end of an employment is planned: the same words in the app and at the server. */
export const tooFarAhead = 'The last day is at most a year ahead.';
