/** Creates compound files, the format of older Office documents ([MS-CFB]), which contain nothing but the names of their streams. */

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;

/** @param loops whether the directory has no end */
export function createCompoundFile(names: readonly string[], { loops = false } = {}): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(SECTOR * 3, 0xff);
  file.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  // The directory is in sector 0, and the file allocation table in sector 1.
  file.writeUInt32LE(0, 48);
  file.writeUInt32LE(1, 76);
  file.writeUInt32LE(loops ? 0 : END_OF_CHAIN, SECTOR * 2);
  file.fill(0, SECTOR, SECTOR * 2);
  for (const [index, name] of names.entries()) {
    const at = SECTOR + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, at + 64);
  }
  return new Uint8Array(file);
}
