/** Takes small screenshots fast: half the size of the window, what is in view, without waiting for fonts. */
import type { Page } from 'playwright-core';

const width = 640;

/** Takes a screenshot as a data URL; Chromium itself scales it down, which halves the time. */
export const openCamera = async (page: Page): Promise<() => Promise<string>> => {
  const session = await page.context().newCDPSession(page);
  return async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    const { cssVisualViewport: view } = await session.send('Page.getLayoutMetrics');
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 55,
      optimizeForSpeed: true,
      clip: { x: view.pageX, y: view.pageY, ...size, scale: width / size.width },
    });
    return `data:image/webp;base64,${data}`;
  };
};
