const START_OF_JPEG = Buffer.from([0xff, 0xd8]);
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/**
 * Whether the bytes of a picture that we painted, WebP or JPEG, are all there: a loss of power may have left a part of a
 * file under its name. WebP begins with its length, and JPEG ends in two bytes of its own.
 */
export function isWholePicture(bytes: Buffer): boolean {
  if (bytes.subarray(0, 4).toString('latin1') !== 'RIFF') {
    return bytes.subarray(0, 2).equals(START_OF_JPEG) && bytes.subarray(-2).equals(END_OF_JPEG);
  }
  return bytes.length >= LENGTH_ENDS_AT && bytes.length === LENGTH_ENDS_AT + bytes.readUInt32LE(4);
}

/** In WebP; it counts what follows it. */
const LENGTH_ENDS_AT = 8;
