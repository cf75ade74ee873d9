/** A typed or pasted text in plain lower-case characters: with normal digits for full-width ones, no direction marks. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
    .toLowerCase()

/** A number of at most two digits, with a leading zero. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')
