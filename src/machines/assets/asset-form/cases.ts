import { type AssetFields, fieldsOf, newAssetFields } from '../../../domain/assets/asset-form.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { type Asset, assetFormMachine } from './machine.ts';

const ids = {
  asset: '01a00000-0000-7000-8000-0000000000a1',
  laptop: '01a00000-0000-7000-8000-0000000000b1',
  vehicle: '01a00000-0000-7000-8000-0000000000b2',
  ikeja: '01a00000-0000-7000-8000-0000000000c1',
};

export const laptop: AssetFields = {
  ...newAssetFields,
  kind: 'asset',
  asset_type: ids.laptop,
  name: 'ThinkPad T14',
  location: ids.ikeja,
  asset_condition: 'new',
};
export const corolla: AssetFields = {
  ...newAssetFields,
  kind: 'vehicle',
  asset_type: ids.vehicle,
  vehicle_type: 'car',
  vehicle_make: 'toyota',
  contact: '08012345678',
};

export const storedLaptop: Asset = {
  id: ids.asset,
  number: 'LAP-0001',
  name: 'ThinkPad T14',
  asset_type: { id: ids.laptop, name: 'Laptop', vehicle_type: false },
  location: { id: ids.ikeja, name: 'Ikeja' },
  status: 'unassigned',
  asset_condition: 'new',
  brand: '',
  model: '',
  serial_no: '',
  color: '',
  notes: '',
  purchase_date: null,
  cost: null,
  vendor: '',
  image: null,
  assignee: null,
  date_assigned: null,
  expected_return_date: null,
  assigned_until: null,
  is_stopped: false,
  next_assignment: null,
  vehicle_type: null,
  vehicle_make: null,
  vehicle_model: null,
  make_name: '',
  model_name: '',
  year: null,
  plate_no: '',
  mileage: null,
  contact: '',
  book_value: null,
  version: 3,
  created_at: '2026-11-20T09:00:00.000Z',
};
export const storedCorolla: Asset = {
  ...storedLaptop,
  number: 'VEH-0001',
  name: 'Toyota',
  asset_type: { id: ids.vehicle, name: 'Vehicle', vehicle_type: true },
  location: null,
  asset_condition: null,
  vehicle_type: 'car',
  vehicle_make: 'toyota',
  make_name: 'Toyota',
  contact: '08012345678',
};

export const picture = new File(['a picture'], 'laptop.jpg', { type: 'image/jpeg' });
const anotherPicture = new File(['another picture'], 'desk.jpg', { type: 'image/jpeg' });
/** A file that is at the server. */
const receipt = '01980000-0000-7000-8000-0000000000f1';
const key = 'first-key';
const known = { version: storedLaptop.version, fields: fieldsOf(storedLaptop) };

/** From before a condition had to be given. */
const older = { ...known, fields: { ...known.fields, asset_condition: '' as const } };

export const assetFormFlow = flow({
  title: 'Add or change an asset',
  audience: 'staff',
  route: '/assets?tab=home&view=create',
  machine: assetFormMachine,
  states: {
    opened: 'Going to the asset',
    documenting: 'Going on to its documents',
  },
  labels: {
    'asset.save': 'Save',
    'theirs.take': 'Take theirs',
    'image.send': 'Send image',
    'image.skip': 'Go on without image',
    'asset.open': 'View asset',
    'documents.add': 'Add statutory documents',
    'asset.another': 'Add another',
    'list.open': 'Back to list',
    hasMistakes: 'something is missing',
    isNew: 'it is a new asset',
    hasChanges: 'something is changed',
    hasImage: 'an image is chosen',
    isConflict: 'an earlier attempt had arrived',
    isChangedMeanwhile: 'somebody else saved first',
    createAsset: 'the server adds the asset',
    updateAsset: 'the server saves the changes',
    uploadAssetImage: 'the server takes the image',
    getAsset: 'the server gives the asset as it is now',
  },
  cases: {
    inputs: [
      { label: 'a new asset', input: { businessId, id: null } },
      { label: 'an asset that is there', input: { businessId, id: ids.asset } },
    ],
    events: {
      'asset.save': [
        {
          label: 'a laptop with a picture',
          event: {
            type: 'asset.save',
            fields: laptop,
            image: picture,
            attachments: [],
            idempotencyKey: key,
            known: null,
          },
        },
        {
          label: 'a vehicle',
          event: {
            type: 'asset.save',
            fields: corolla,
            image: null,
            attachments: [receipt],
            idempotencyKey: key,
            known: null,
          },
        },
        {
          label: 'no name',
          event: {
            type: 'asset.save',
            fields: { ...laptop, name: ' ', asset_condition: '' },
            image: null,
            attachments: [],
            idempotencyKey: key,
            known: older,
          },
        },
        {
          label: 'another brand and colour',
          event: {
            type: 'asset.save',
            fields: { ...laptop, brand: 'Lenovo', color: 'Red' },
            image: null,
            attachments: [],
            idempotencyKey: key,
            known,
          },
        },
        {
          label: 'another name',
          event: {
            type: 'asset.save',
            fields: { ...laptop, name: 'ThinkPad X1' },
            image: null,
            attachments: [],
            idempotencyKey: key,
            known,
          },
        },
        {
          label: 'another brand, and as before without a condition',
          event: {
            type: 'asset.save',
            fields: { ...laptop, asset_condition: '', brand: 'HP' },
            image: null,
            attachments: [],
            idempotencyKey: key,
            known: older,
          },
        },
        {
          label: 'nothing changed',
          event: { type: 'asset.save', fields: known.fields, image: null, attachments: [], idempotencyKey: key, known },
        },
      ],
      'theirs.take': [{ label: 'the brand', event: { type: 'theirs.take', field: 'brand' } }],
      'image.send': [{ label: 'another picture', event: { type: 'image.send', image: anotherPicture } }],
      'image.skip': [{ label: '', event: { type: 'image.skip' } }],
      'asset.open': [{ label: '', event: { type: 'asset.open' } }],
      'documents.add': [{ label: '', event: { type: 'documents.add' } }],
      'asset.another': [{ label: '', event: { type: 'asset.another' } }],
      'list.open': [{ label: '', event: { type: 'list.open' } }],
    },
    answers: {
      createAsset: {
        done: [{ label: 'added', output: storedLaptop }],
        error: [
          { label: 'the name is refused', error: refusal({ name: ['This field may not be blank.'] }) },
          {
            label: 'an earlier attempt had arrived',
            error: problem('conflict', { detail: 'The key was used before.' }),
          },
          { label: 'no connection', error: noConnection },
        ],
      },
      uploadAssetImage: {
        done: [{ label: 'taken', output: { ...storedLaptop, image: ids.asset } }],
        error: [{ label: 'no image', error: refusal({ image: ['This is not a JPEG or a PDF.'] }) }],
      },
      updateAsset: {
        done: [{ label: 'saved', output: { ...storedLaptop, brand: 'Lenovo', color: 'Red', version: 4 } }],
        error: [
          { label: 'somebody else saved first', error: problem('conflict', { code: 'changed_meanwhile' }) },
          { label: 'the brand is refused', error: refusal({ brand: ['This is too long.'] }) },
        ],
      },
      getAsset: {
        done: [
          { label: 'they changed the same', output: { ...storedLaptop, brand: 'HP', color: 'Black', version: 4 } },
          { label: 'they changed something else', output: { ...storedLaptop, vendor: 'Slot', version: 4 } },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    journeys: {
      'what somebody else saved can be taken over': {
        start: 'an asset that is there',
        steps: [
          'asset.save: another brand and colour',
          'error(updateAsset): somebody else saved first',
          'done(getAsset): they changed the same',
          'theirs.take: the brand',
        ],
      },
    },
    equivalentMutants: {
      'setup.ts assetForm.actions.storeChanges.changes: always take the first of save?.known ? changesBetween(save.known.fields, fieldsOf(as…':
        'only a change of what is known meets another one',
      'setup.ts : if false instead of save === null': 'what is being saved is known',
      'setup.ts : if false instead of image === null': 'only a save with an image sends one',
    },
    holds: {
      'what is being saved is known': (snapshot) => !snapshot.hasTag('busy') || snapshot.context.save !== null,
      'a created asset is named': (snapshot) => !snapshot.matches('created') || snapshot.context.created !== null,
    },
    key: ({ context: { isNew, save, changes, problem: trouble } }) => ({
      isNew,
      hasImage: save?.image != null,
      // No guard reads them; they are in the key so that paths try where they are cleared.
      conflicts: changes?.filter(({ mine }) => mine !== null).length ?? null,
      hasProblem: trouble !== null,
    }),
  },
});
