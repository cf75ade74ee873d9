/**
 * Typed or pasted text in plain lower-case characters: full-width characters become normal ones, every dash a hyphen, and
 * direction marks are removed.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
    .toLowerCase()

/** A number below 100 as two digits. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')
