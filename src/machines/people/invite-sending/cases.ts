import { canBeInvited } from '../../../domain/people/addresses.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { inviteSendingMachine } from './machine.ts';

const file = new File(['Name,Email\nBola,bola@palmoil.example'], 'people.csv', { type: 'text/csv' });

export const inviteSendingFlow = flow({
  title: 'Invite people',
  audience: 'staff',
  route: '/invites',
  machine: inviteSendingMachine,
  labels: {
    'addresses.change': 'Addresses are typed',
    'file.add': 'A file of addresses is added',
    'invites.send': 'Invite',
    'invites.more': 'Invite others',
    'invites.discard': 'Discard',
    canBeInvited: 'at least one address can be invited',
    readFile: 'the app reads the file',
    sendInvitations: 'the server sends the invitations',
  },
  cases: {
    inputs: [{ label: 'inviting people', input: { businessId } }],
    events: {
      'addresses.change': [
        { label: 'an address', event: { type: 'addresses.change', text: 'ada@palmoil.example' } },
        { label: 'no address', event: { type: 'addresses.change', text: 'ada@' } },
      ],
      'file.add': [{ label: 'a table with an address', event: { type: 'file.add', file } }],
      'invites.send': [
        {
          label: '',
          event: {
            type: 'invites.send',
            permissions: [{ codename: 'access_hr' }],
            personalLine: 'See you on Monday',
            idempotencyKey: '0198c7a0-0000-7000-8000-0000000000e1',
          },
        },
      ],
      'invites.more': [{ label: '', event: { type: 'invites.more' } }],
      'invites.discard': [{ label: '', event: { type: 'invites.discard' } }],
    },
    answers: {
      readFile: {
        done: [
          { label: 'read', output: 'Name,Email\nBola,bola@palmoil.example' },
          { label: 'read, with an address that is none', output: 'Name,Email\nBola,bola@palmoil.example\nUche,uche@' },
        ],
        error: [
          { label: 'the file cannot be read', error: problem('unknown', { detail: 'The file cannot be read.' }) },
        ],
      },
      sendInvitations: {
        done: [{ label: 'sent', output: { results: [{ email: 'ada@palmoil.example', outcome: 'invited' }] } }],
        error: [
          {
            label: 'refused',
            error: refusal({ permissions: ['Only the owner can give what you do not have yourself.'] }),
          },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    journeys: {
      'typing forgets that invitations were refused': {
        steps: [
          'addresses.change: an address',
          'invites.send',
          'error(sendInvitations): refused',
          'addresses.change: an address',
        ],
      },
      'what is discarded is forgotten, and so is what its file left out': {
        steps: [
          'file.add: a table with an address',
          'done(readFile): read, with an address that is none',
          'invites.discard',
        ],
      },
      'what the server refused is forgotten with it': {
        steps: ['addresses.change: an address', 'invites.send', 'error(sendInvitations): refused', 'invites.discard'],
      },
      'what another file left out is forgotten': {
        steps: [
          'file.add: a table with an address',
          'done(readFile): read, with an address that is none',
          'file.add: a table with an address',
        ],
      },
      'what a file left out is forgotten for more invitations': {
        steps: [
          'file.add: a table with an address',
          'done(readFile): read, with an address that is none',
          'invites.send',
          'done(sendInvitations): sent',
          'invites.more',
        ],
      },
    },
    holds: {
      'nothing is sent without an address': ({ value, context: { text } }) => value !== 'sending' || canBeInvited(text),
      'the outcome is shown of what was sent': ({ value, context: { results } }) =>
        results.length > 0 === (value === 'sent'),
    },
    key: ({ context: { text } }) => ({ canBeInvited: canBeInvited(text) }),
  },
});
