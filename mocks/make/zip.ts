/** A file of an archive. */
export interface ZipEntry {
  name: string;
  content: string | Uint8Array;
}

const UTF8_NAMES = 0x0800;
const VERSION = 20;
/** 2025-10-16 in MS-DOS form, so that equal content gives equal bytes. */
const DATE = ((2025 - 1980) << 9) | (10 << 5) | 16;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Little-endian fields, each `[width in bytes, value]`. */
const fields = (...parts: [width: number, value: number][]): number[] =>
  parts.flatMap(([width, value]) => Array.from({ length: width }, (_, index) => (value >>> (8 * index)) & 0xff));

/** A zip archive with its files stored as they are (no compression). */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const local: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  let directorySize = 0;

  for (const { name, content } of entries) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    const nameBytes = encoder.encode(name);
    const common = fields(
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, nameBytes.length],
      [2, 0],
    );
    const header = Uint8Array.from([...fields([4, 0x04034b50]), ...common, ...nameBytes]);
    const attributes = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    const record = Uint8Array.from([...fields([4, 0x02014b50], [2, VERSION]), ...common, ...attributes, ...nameBytes]);
    local.push(header, bytes);
    central.push(record);
    offset += header.length + bytes.length;
    directorySize += record.length;
  }

  const count = entries.length;
  const end = fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directorySize], [4, offset], [2, 0]);
  const archive = new Uint8Array(offset + directorySize + end.length);
  let position = 0;
  for (const part of [...local, ...central, Uint8Array.from(end)]) {
    archive.set(part, position);
    position += part.length;
  }
  return archive;
}
