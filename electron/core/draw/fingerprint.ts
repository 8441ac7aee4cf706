/** Fingerprint of a text: two FNV-1a sums of 32 bits over its UTF-16 code units, as 16 hex digits. Not for secrets. */
export function fingerprint(text: string): string {
  let first = 0x811c9dc5;
  let second = 0xcbf29ce4;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ (unit + i), 0x01000193);
  }
  return hex(first) + hex(second);
}

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');
