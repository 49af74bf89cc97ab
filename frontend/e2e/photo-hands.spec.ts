import { atPhotos, picker, picture, sheet, tiles, upload } from './support/photos';
import { expect, test } from './support/test';

test('photos come by drop and by paste as well', async ({ page }) => {
  test.slow();
  await atPhotos(page);
  for (const [type, count] of [
    ['drop', 1],
    ['paste', 2],
  ] as const) {
    const { buffer, name } = await picture(`${type}.jpg`);
    const given = await page.evaluateHandle(
      ([bytes, called]) => {
        const files = new DataTransfer();
        const parts = [Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))];
        files.items.add(new File(parts, called, { type: 'image/jpeg' }));
        return files;
      },
      [buffer.toString('base64'), name] as const,
    );
    if (type === 'drop') {
      const zone = page.locator('#photos');
      await picker(page).dispatchEvent('dragover', { dataTransfer: given });
      await expect(zone.getByText('Drop your photos here')).toBeVisible();
      await picker(page).dispatchEvent('drop', { dataTransfer: given });
      await expect(zone.getByText('Drop your photos here')).toHaveCount(0);
    } else
      await given.evaluate((clipboardData) =>
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
      );
    await expect(tiles(page)).toHaveCount(count);
  }
});

test('a picture is brought closer by a wheel and by two fingers, and moved by one', async ({ page }) => {
  test.slow();
  await atPhotos(page);
  await upload(page, 1);
  await tiles(page)
    .getByRole('button', { name: /^Photo 1 of 1/ })
    .click();
  await sheet(page).getByRole('button', { name: 'Crop' }).click();
  const frame = sheet(page).getByLabel('Visible part of the photo');
  await expect(frame).toHaveAttribute('aria-busy', 'false');
  const zoom = async () => Number(await sheet(page).getByLabel('Zoom').inputValue());
  const { x = 0, y = 0, width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -100);
  await expect.poll(zoom).toBeGreaterThan(1.1);
  const byWheel = await zoom();

  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: readonly number[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart.map((by, id) => ({ id, x: middle.x + by, y: middle.y })),
    });
  await touch('touchStart', -30, 30);
  await touch('touchMove', -45, 45);
  await touch('touchEnd');
  await expect.poll(zoom).toBeCloseTo(byWheel * 1.5, 1);

  const left = () => frame.locator('img').evaluate((image: HTMLElement) => parseFloat(image.style.left));
  const before = await left();
  await touch('touchStart', 0);
  await touch('touchMove', 40);
  await touch('touchEnd');
  await expect.poll(left).toBeGreaterThan(before + 5);
});
