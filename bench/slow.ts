/** Slow lines and slow devices, as Chromium's own tools slow it down. */
import type { Page } from 'playwright-core';

/** `latency` in milliseconds, `rate` in bytes a second. */
export type Line = { name: string; latency: number; rate: number };

export const slow4G: Line = { name: 'slow 4G', latency: 150, rate: 1_600_000 / 8 };
export const slow3G: Line = { name: 'slow 3G', latency: 400, rate: 400_000 / 8 };
export const processorSlowDown = 4;

export type Transfer = { bytes: number; requests: number };

/** Slows a page down, and counts what it loads from then on; an answer from the cache counts nothing. */
export async function slowDown(page: Page, { latency, rate }: Line): Promise<Transfer> {
  const tools = await page.context().newCDPSession(page);
  const counted = { bytes: 0, requests: 0 };
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowDown });
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    counted.bytes += encodedDataLength;
    counted.requests += 1;
  });
  return counted;
}
