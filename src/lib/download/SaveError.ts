/**
 * The window saves no files. Apart from `saveBlob`, because describing errors belongs to the first screen.
 *
 * @param address that of the page, empty if it is on the clipboard
 */
export class SaveError extends Error {
  constructor(address: string) {
    super(`此窗口不能保存文件，请在浏览器中打开（${address === '' ? '网址已复制' : `网址：${address}`}）`);
    this.name = 'SaveError';
  }
}
