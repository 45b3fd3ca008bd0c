/** Small pictures of a page, quickly: half as large as the window, and never waiting for letters. */
import type { Page } from 'playwright-core';

const width = 640;

/** What takes a picture, as a data address; Chromium draws it smaller itself, which halves what it costs. */
export const openCamera = async (page: Page): Promise<() => Promise<string>> => {
  const session = await page.context().newCDPSession(page);
  return async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 55,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, ...size, scale: width / size.width },
    });
    return `data:image/webp;base64,${data}`;
  };
};
