/** The image of an asset: a photograph, which is re-encoded, or a PDF. */
import type { BusinessCall, Handlers, UploadedFile } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimAssets, findAsset, lockRegister } from '../assets/store.ts';
import { note } from '../history/acts.ts';
import { findImage, type StoredImage, storeImage } from './store.ts';

type ImageOperation = 'uploadAssetImage' | 'removeAssetImage' | 'getAssetImage';
type Call = Pick<BusinessCall<'removeAssetImage'>, 'tx' | 'businessId' | 'userId' | 'address' | 'params'>;

/** @throws 400 for anything but a JPEG or a PDF, by content */
function readable(file: UploadedFile | null) {
  if (file?.type === 'image/jpeg' || file?.type === 'application/pdf') return { ...file, type: file.type };
  throw refuse.fields({ image: ['Upload a JPEG or a PDF.'] });
}

export const imagesHandlers = ({ clock, files, jobs }: Platform): Pick<Handlers, ImageOperation> => {
  /** `make` stores the new image, once the asset is there. */
  const replace = async (call: Call, text: string, make: () => Promise<StoredImage | null>) => {
    const { tx, businessId, params } = call;
    await lockRegister(tx, businessId);
    const [asset] = await claimAssets(tx, businessId, [params.id]);
    if (asset === undefined) throw refuse.missing();
    const image = await make();
    if (image !== null || asset.stored_as !== null) {
      await storeImage(tx, businessId, asset.id, image);
      await removeStored(jobs, tx, asset.stored_as === null ? [] : [asset.stored_as]);
      await note({ ...call, now: clock.now() }, asset, 'asset.changed', text);
    }
    const changed = await findAsset(tx, businessId, asset.id, clock.now());
    if (changed === undefined) throw new Error('A locked asset is gone.');
    return changed;
  };

  return {
    uploadAssetImage: async (call) => {
      const { path, type, size } = readable(call.file('image'));
      return replace(call, 'Changed the image', async () => ({
        storedAs: await files.keep(call.tx, path),
        type,
        size,
      }));
    },

    removeAssetImage: (call) => replace(call, 'Removed the image', async () => null),

    getAssetImage: async ({ tx, businessId, params, reply }) => {
      const image = await findImage(tx, businessId, params.id);
      if (image === undefined) throw refuse.missing();
      // An uploaded file: opened by itself, it may load and run nothing.
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      reply.header('content-disposition', 'inline; filename="asset"');
      return { stream: await files.open(image.storedAs), type: image.type, size: image.size };
    },
  };
};
