import { expect, test } from 'vitest';
import { inLightAndDark } from '../e2e/axe';
import { expectClean } from '../e2e/browser';
import { openSignedIn } from '../e2e/openSignedIn';

/** A picture of 400 x 200: the left half is red, the right half blue. */
const twoHalves = () => {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 200;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'red';
  context.fillRect(0, 0, 200, 200);
  context.fillStyle = 'blue';
  context.fillRect(200, 0, 200, 200);
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
};

test('the picture is cut out in the browser, and only that is uploaded (§2.96)', async () => {
  const page = await openSignedIn('/profile', { theme: { colorMode: 'system' } });
  await page.getByRole('button', { name: '更换头像' }).click();
  const dialog = page.getByRole('dialog', { name: '更换头像' });
  const file = dialog.getByLabel('头像图片');
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await dialog.getByText('请选择 PNG、JPG、GIF、BMP 或 WebP 图片').waitFor();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG, cut', 'latin1') });
  await dialog.getByText('无法读取这张图片，文件可能已损坏').waitFor();
  await file.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from(`\x89PNG${'0'.repeat(10 * 2 ** 20)}`, 'latin1'),
  });
  await dialog.getByText('图片不能超过 10 MB，请换一张').waitFor();

  const picture = await page.evaluate(twoHalves);
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
  await dialog.getByText('预览').waitFor();
  await inLightAndDark(page, (broken) => expect(broken).toEqual([]));
  // The picture goes to the right, up to its left edge: what is cut out is red alone.
  await dialog.getByRole('group', { name: /^裁剪区域/ }).focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: '确定' }).click();
  await page.getByText('头像已更换').waitFor();

  const shown = page.locator('#main img').first();
  await expect.poll(() => shown.getAttribute('src')).toMatch(/\/profile\/avatar\//);
  const seen = await shown.evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    const canvas = document.createElement('canvas');
    canvas.width = img.naturalWidth;
    canvas.height = img.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(img, 0, 0);
    const row = [...(context?.getImageData(0, 160, 320, 1).data ?? [])];
    const at = (x: number) => row.slice(4 * x, 4 * x + 4);
    return { size: [canvas.width, canvas.height], left: at(5), right: at(314) };
  });
  expect(seen).toEqual({ size: [320, 320], left: [255, 0, 0, 255], right: [255, 0, 0, 255] });
  expectClean(page);
});
