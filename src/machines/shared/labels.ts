/**
 * What code names mean to somebody who does not code, where they mean the same in every flow. An event reads like its
 * button or as what happens, a guard goes on after 'if', an actor is a sentence, a delay says why it matters that it passed.
 */
export const sharedLabels = {
  // Events
  'answers.keep': 'Something is typed',
  'code.leave': 'Back to the password',
  'code.submit': 'Continue with the code',
  'step.back': 'Back',
  'step.continue': 'Continue',
  'wizard.close': 'Close',
  // Guards
  asksSecondStep: 'a code is needed too',
  hasCode: 'a code is entered',
  hasFailed: 'the work has failed',
  hasReference: 'a payment was begun before',
  hasSucceeded: 'the work is done',
  isComplete: 'everything is filled in',
  isConflict: 'somebody else was faster',
  isRefused: 'the server does not accept it',
  isTicketEnded: 'the sign-in must start again',
  isUnauthorised: 'the sign-in is not valid any more',
  // Actors
  draftKeeper: 'the app keeps a draft on this device',
  getCurrentUser: 'the server says who is signed in',
  loadDraft: 'the app looks for a draft on this device',
  // Delays
  answerDeadline: 'no answer came',
  signOutDeadline: 'signing out took too long',
  ticketLifetime: 'the code was not entered in time',
  uploadDeadline: 'sending the file took too long',
} as const;

/** States whose names in code say too little, where they mean the same in every flow. A flow's own `states` come first. */
export const sharedStates: Readonly<Record<string, string>> = {
  admitted: 'Signed in',
  arriving: 'The link was opened',
  cut: 'Did not get through',
  doubted: 'The mileage is in doubt',
  earlier: 'An earlier attempt went through',
  foundEarlier: 'An earlier attempt went through',
  left: 'Left without finishing',
  listed: 'Back at the list',
  linkEnded: 'The link has ended',
  linkInvalid: 'The link is not valid',
  missingKey: 'The link is cut off',
  missingToken: 'The link is cut off',
  overtaken: 'Somebody else was faster',
  proceeding: 'Deciding what comes next',
  resuming: 'Looking for an earlier draft',
  unreachable: 'The server did not answer',
  unread: 'Could not be loaded',
  unreadable: 'Could not be loaded',
};
