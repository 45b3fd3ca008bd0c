/**
 * Add an asset or a vehicle, or change one.
 * 1. The person fills in the form and saves it; what is missing is said at its field.
 * 2. A new asset is created once, however often it is sent. Its image follows in a request of its own.
 * 3. When only the image fails, the asset is there: the person tries again, takes another image, or goes on without.
 * 4. A dialog says that the asset is added, and asks what comes next: see it, add another, or go back to the list.
 * 5. When somebody else changed the same asset meanwhile, the app loads it again and says what they changed. What the
 *    person typed stays; they save once more, or take theirs field by field.
 * 6. A save that fails can be tried again.
 * Started by the form's screens; the draft of what is typed is theirs. It ends with where to go.
 */
import type { ActorRefFrom } from 'xstate';
import { asking, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { assetForm, creationOf, ends, imageOf, updateOf } from './setup.ts';

export type { Asset, AssetCreation, AssetFormOutput, AssetImage, AssetUpdate, Known } from './setup.ts';

const ask = asking(assetForm);

export const assetFormMachine = assetForm.createMachine({
  id: 'assetForm',
  description: 'A person adds an asset or a vehicle, or changes one, even when somebody else changes it too.',
  context: ({ input }) => ({
    ...input,
    isNew: input.id === null,
    save: null,
    created: null,
    changes: null,
    problem: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person fills in the form.',
      tags: 'editable',
      on: {
        'asset.save': [
          {
            guard: { type: 'hasMistakes', params: ({ event }) => event },
            actions: { type: 'storeMistakes', params: ({ event }) => event },
          },
          { guard: 'isNew', target: 'creating', actions: { type: 'storeSave', params: ({ event }) => event } },
          {
            guard: { type: 'hasChanges', params: ({ event }) => event },
            target: 'updating',
            actions: { type: 'storeSave', params: ({ event }) => event },
          },
        ],
        'theirs.take': { actions: [{ type: 'forgetChange', params: ({ event }) => event }, 'clearProblem'] },
      },
    },
    creating: {
      description: 'The server adds the asset and gives it the next ID of its type.',
      tags: 'busy',
      ...ask({
        src: 'createAsset',
        input: ({ context }) => creationOf(context),
        onDone: [
          {
            guard: 'hasImage',
            target: 'uploadingImage',
            actions: [{ type: 'storeCreated', params: ({ event }) => event.output }, 'notifyStored'],
          },
          {
            target: 'created',
            actions: [{ type: 'storeCreated', params: ({ event }) => event.output }, 'notifyStored'],
          },
        ],
        failTo: 'editing',
        onError: [failureWhen('isConflict', 'foundEarlier')],
      }),
    },
    foundEarlier: {
      description: 'An earlier attempt had arrived after all; the person is told before they add another asset.',
      tags: 'failed',
      entry: 'notifyKeySpent',
      on: {
        'list.open': 'listed',
        'asset.save': [
          {
            guard: { type: 'hasMistakes', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'storeMistakes', params: ({ event }) => event },
          },
          { target: 'creating', actions: { type: 'storeSave', params: ({ event }) => event } },
        ],
      },
    },
    uploadingImage: {
      description: 'The asset is added; its image is sent.',
      tags: 'busy',
      ...ask({
        src: 'uploadAssetImage',
        input: ({ context }) => imageOf(context),
        onDone: { target: 'created' },
        failTo: 'imageFailed',
        deadline: 'uploadDeadline',
      }),
    },
    imageFailed: {
      description: 'The asset is added, but its image is not; the person tries again, chooses another, or goes on.',
      tags: 'failed',
      exit: 'clearProblem',
      on: {
        'image.send': { target: 'uploadingImage', actions: { type: 'storeImage', params: ({ event }) => event } },
        'image.skip': 'created',
      },
    },
    created: {
      description: 'The asset is added; the person chooses what comes next.',
      on: {
        'asset.open': 'opened',
        'documents.add': 'documenting',
        'asset.another': { target: 'editing', actions: 'beginAnother' },
        'list.open': 'listed',
      },
    },
    updating: {
      description: 'The server saves the changes.',
      tags: 'busy',
      ...ask({
        src: 'updateAsset',
        input: ({ context }) => updateOf(context),
        onDone: { target: 'saved', actions: 'notifyStored' },
        failTo: 'editing',
        onError: [failureWhen('isChangedMeanwhile', 'readingAgain')],
      }),
    },
    readingAgain: {
      description: 'Somebody else changed the asset meanwhile; the app loads it again.',
      tags: 'busy',
      ...ask({
        src: 'getAsset',
        input: ({ context: { businessId, id } }) => ({ businessId, id: id ?? '' }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'storeChanges', params: ({ event }) => event.output },
            { type: 'notifyReread', params: ({ event }) => event.output },
            'clearProblem',
          ],
        },
        failTo: 'editing',
      }),
    },
    opened: { description: 'The person goes to the new asset.', type: 'final', output: 'opened' },
    documenting: {
      description: 'The person goes on with the statutory documents of the new asset.',
      type: 'final',
      output: 'documents',
    },
    listed: { description: 'The person goes back to the list.', type: 'final', output: 'listed' },
    saved: { description: 'The changes are saved.', type: 'final', output: 'saved' },
  },
  output: ({ context, event }) => ({ id: context.id, end: endOf(ends, event.output) }),
});

export type AssetFormRef = ActorRefFrom<typeof assetFormMachine>;
