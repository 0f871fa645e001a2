/**
 * Whether a file that was chosen earlier can still be read. One that was changed on the disk meanwhile, as after a
 * correction in a spreadsheet, cannot: it has to be chosen again.
 */
export async function canBeRead(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

export const FILE_CHANGED = '文件已被修改，请重新选择';
