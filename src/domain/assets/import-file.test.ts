import { expect, it } from 'vitest';
import { assetImportRules } from '../../../rules/assets/import-rules.ts';
import { createSheet } from '../shared/import-sheet/sheet.ts';
import { sampleCsv } from './import-file.ts';

it('has a sample of twelve columns without a problem', () => {
  const sheet = createSheet(assetImportRules);
  sheet.change({
    change: 'lists',
    lists: {
      types: [
        { id: 'l', name: 'Laptop', vehicle_type: false },
        { id: 'v', name: 'Vehicle', vehicle_type: true },
      ],
      locations: [],
      today: '2026-11-25',
    },
  });
  const lines = sampleCsv.trim().split('\r\n');
  sheet.append(lines.map((line, at) => ({ row: at + 1, texts: line.split(',') })));
  sheet.change({ change: 'titles', row: null, remembered: [] });
  expect(lines[0]?.split(',')).toHaveLength(12);
  expect(sheet.summary()).toMatchObject({ rows: 2, wrong: 0, columns: expect.not.arrayContaining([null]) });
});
