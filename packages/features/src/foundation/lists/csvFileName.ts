/**
 * The maximum length of a name, in UTF-16 units. File systems allow 255 bytes, and a unit takes at most three bytes in
 * UTF-8.
 */
const maxLength = 80

/** The title is first cut to this length, in UTF-16 units, because processing a very long title would be slow. */
const maxReadLength = 1000

/**
 * Characters that some systems forbid in file names: control characters, lone surrogates, direction controls and
 * separators.
 */
const unsafe = /[\p{C}\\/:*?"<>|]+/gu

/** Device names that Windows reserves, with any extension. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=\.|$)/i

/**
 * A file name for a CSV file with this title, valid on every system.
 * @param fallbackName Used if no character of the title is allowed.
 */
export function csvFileName(title: string, fallbackName: string): string {
  const spaced = title.slice(0, maxReadLength).replace(unsafe, ' ').replace(/\s+/g, ' ')
  const bare = trim(spaced.replace(/(?:\.csv)+[.\s]*$/i, ''))
  const short = trim(bare.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, ''))
  const name = short === '' ? fallbackName : short
  return `${device.test(name) ? `${fallbackName} ${name}` : name}.csv`
}

/** Trims dots and blanks: a leading dot hides a file, and Windows drops trailing dots and blanks. */
function trim(name: string): string {
  return name.replace(/^[.\s]+|[.\s]+$/g, '')
}
