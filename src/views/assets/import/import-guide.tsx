import { assetsPaths } from '../../../paths/assets.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { BulletList, Explanation, Stack } from '../../ui/content/layout.tsx';
import { DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';

/** How to import a file, beside the screen from which it is opened. */
export function ImportGuide({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const download = async () => {
    const { sampleCsv } = await import('../../../domain/assets/import-file.ts');
    saveAs(new Blob([sampleCsv], { type: 'text/csv' }), 'assets-sample.csv');
  };
  return (
    <Drawer title="Import assets" isOpen={isOpen} onClose={onClose}>
      <DialogBody>
        <Stack>
          <Explanation>
            Bring a CSV file or an Excel workbook (.xlsx). You see every row before it is stored.
          </Explanation>
          <BulletList>
            <li>Download the sample and fill it, or give your own columns the same titles.</li>
            <li>Dates are YYYY-MM-DD, such as 2024-03-31.</li>
            <li>Cost is plain, such as 250000. Kobo, such as 1500.50, are kept.</li>
            <li>Mileage is 0 for assets.</li>
            <li>Vehicle types are Cars, Trucks, Buses and Bikes.</li>
          </BulletList>
        </Stack>
      </DialogBody>
      <DialogFoot>
        <LinkButton href={assetsPaths.imports()} look="ghost">
          Past imports
        </LinkButton>
        <Button onPress={() => void download()}>Download Sample Csv</Button>
        <LinkButton href={assetsPaths.importAssets()} look="primary">
          Proceed To Import
        </LinkButton>
      </DialogFoot>
    </Drawer>
  );
}
