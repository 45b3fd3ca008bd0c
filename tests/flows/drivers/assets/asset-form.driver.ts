import sharp from 'sharp';
import type { assetFormMachine } from '../../../../src/machines/assets/asset-form/machine.ts';
import { pickFrom } from '../../../pick.ts';
import { defineDriver, elsewhere } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

/** One red dot as a JPEG, which the app and the server open. */
const jpeg = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();

const field = ({ page }: Stage, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });
const working = ({ page, see }: Stage) => see(page.getByRole('status').getByText('Working'));

/** A refused value blocks its form until it changes, so everything is given anew. */
const write = async (stage: Stage, name: string, text: string) => {
  await field(stage, name).fill('');
  await field(stage, name).fill(text);
};
const pick = ({ page }: Stage, name: string, text: string) => pickFrom(page, name, text);
const choose = async ({ page }: Stage, name: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const fillLaptop = async (stage: Stage, hasPicture: boolean) => {
  await pick(stage, 'Asset type', 'Laptop');
  await write(stage, 'Name', 'ThinkPad T14');
  await pick(stage, 'Location', 'Lagos');
  await stage.page.getByRole('radio', { name: 'Used' }).check({ force: true });
  await stage.page.getByRole('radio', { name: 'New' }).check({ force: true });
  await givePicture(stage, hasPicture);
};
const fillVehicle = async (stage: Stage) => {
  await pick(stage, 'Asset type', 'Vehicle');
  await choose(stage, 'Vehicle type', 'Car');
  await pick(stage, 'Make', 'Toyota');
  await write(stage, 'Contact', '08012345678');
  await givePicture(stage, false);
};
const givePicture = async ({ page, see }: Stage, isWanted: boolean) => {
  const image = page.getByRole('region', { name: 'Image' });
  const remove = image.getByRole('button', { name: 'Remove' });
  const isThere = await remove.isVisible();
  if (isThere && !isWanted) await remove.click();
  if (!isWanted || isThere) return;
  await image.locator('input[type=file]').setInputFiles({ name: 'dot.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  // The app opens it before it takes it.
  await see(remove);
};

/** Fills the form as the label of the step says. */
const fill = async (stage: Stage, label: string) => {
  const tries = stage.prop<number>('tries') + 1;
  stage.set('tries', tries);
  if (stage.prop<boolean>('isNew')) {
    if (label === 'asset.save: a vehicle') await fillVehicle(stage);
    else await fillLaptop(stage, label === 'asset.save: a laptop with a picture');
  } else {
    await write(stage, 'Name', label === 'asset.save: another name' ? `ThinkPad X${tries}` : stage.prop('name'));
    const isChanged = label === 'asset.save: another brand and colour';
    await write(stage, 'Brand', isChanged ? `Lenovo ${tries}` : stage.prop('brand'));
    await write(stage, 'Colour', isChanged ? `Red ${tries}` : stage.prop('color'));
  }
  if (label === 'asset.save: no name') await field(stage, 'Name').fill('');
};

const left = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="assetForm"]'));

export const driver = defineDriver<typeof assetFormMachine>({
  flow: 'assetForm',
  open: async (stage, { start }) => {
    const person = await signedInOn(stage, await stage.world.shared('owner of assets', () => stage.world.owner()));
    const isNew = (start.input as { id: string | null }).id === null;
    stage.set('isNew', isNew);
    stage.set('tries', 0);
    if (isNew) return stage.goto('/assets?tab=home&view=create');
    const { id, name } = await stage.world.asset(person);
    stage.set('name', name);
    stage.set('brand', '');
    stage.set('color', '');
    await stage.goto(`/assets?tab=home&view=edit&id=${String(id)}`);
  },
  actors: {
    createAsset: {
      requests: ['POST /c/{domain}/asset-management/assets/'],
      conflict: (held) => held.arriveEarlier({ alter: (body) => ({ ...body, notes: 'As it was sent first' }) }),
    },
    updateAsset: {
      requests: ['PUT /c/{domain}/asset-management/assets/{id}/'],
      conflict: (held) => held.arriveEarlier({ isAnother: true }),
    },
    uploadAssetImage: { requests: ['PATCH /c/{domain}/asset-management/assets/{id}/upload_image/'] },
    getAsset: {
      requests: ['GET /c/{domain}/asset-management/assets/{id}'],
      done: async (held, { arc }, stage) => {
        const isSame = arc.offer.label === 'they changed the same';
        const tries = stage.prop<number>('tries');
        const same = { brand: `HP ${tries}`, color: `Black ${tries}` };
        if (isSame) for (const [name, value] of Object.entries(same)) stage.set(name, value);
        const changed = isSame ? same : { vendor: 'Slot' };
        await held.letThrough({ answer: (body) => ({ ...body, ...changed }) });
      },
    },
  },
  events: {
    'asset.save': async (stage, _event, { arc }) => {
      await fill(stage, arc.label);
      await stage.press(/^(Add Asset|Save changes)$/, arc.refused);
    },
    'theirs.take': (stage) => stage.press('Take theirs: Brand'),
    'list.open': (stage) => stage.press(/^(Look in the list|Back to list)$/),
  },
  states: {
    editing: {
      sees: async (stage, { snapshot, arc }) => {
        const { page, see, seeNone } = stage;
        await see(page.getByRole('form', { name: 'Asset' }));
        const { changes, problem } = snapshot.context;
        const notice = page.getByText('Somebody else has changed this asset in the meantime.');
        await (changes === null ? seeNone(notice) : see(notice));
        if (problem && arc?.offer.kind !== 'event')
          await see(page.getByRole('alert').or(page.getByText(/This field may not be blank|This is too long/)));
        if (arc?.label === 'asset.save: no name') await see(page.getByText('field is required'));
      },
    },
    creating: { sees: working },
    uploadingImage: { sees: ({ page, see }) => see(page.getByRole('dialog', { name: 'Sending the image' })) },
    updating: { sees: working },
    readingAgain: { sees: working },
    foundEarlier: { sees: ({ page, see }) => see(page.getByText(/^Your earlier attempt went through/)) },
    imageFailed: {
      sees: ({ page, see }) => see(page.getByRole('dialog', { name: 'The image could not be sent' })),
    },
    created: { sees: ({ page, see }) => see(page.getByRole('dialog', { name: 'Asset added' })) },
    opened: { isLeft: true, sees: left },
    documenting: {
      isLeft: true,
      sees: ({ page, see }) => see(page.getByRole('dialog', { name: 'Add Statutory Information' })),
    },
    listed: { isLeft: true, sees: left },
    saved: { isLeft: true, sees: left },
  },
  // The form of an asset that is there offers no other type, and the buttons are there once there is something to take.
  beyond: ({ kind, event, label }, { context: { isNew, changes } }) => {
    if (kind !== 'event') return null;
    if (event.type === 'theirs.take')
      return changes?.some(({ field: of, mine }) => of === 'brand' && mine !== null) ? null : elsewhere;
    if (label === 'another brand, and as before without a condition') return 'What is added in a form has a condition.';
    const isOfNew = label === 'a laptop with a picture' || label === 'a vehicle';
    return event.type === 'asset.save' && !isNew && isOfNew ? elsewhere : null;
  },
});
