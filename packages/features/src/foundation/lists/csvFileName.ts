/** In characters of JavaScript, which take at most three bytes each. File systems allow names of 255 bytes. */
const maxLength = 80

/** The rest of a longer title cannot be in the name, and would take long to process. */
const maxReadLength = 1000

/** Characters that some systems forbid in file names: controls, half surrogates, direction controls and separators. */
const unsafe = /[\p{C}\\/:*?"<>|]+/gu

/** Device names on Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=\.|$)/i

/**
 * The file name of a CSV file with this title, safe on every system.
 * @param otherwise Used if nothing of the title is left.
 */
export function csvFileName(title: string, otherwise: string): string {
  const spaced = title.slice(0, maxReadLength).replace(unsafe, ' ').replace(/\s+/g, ' ')
  const bare = trim(spaced.replace(/(?:\.csv)+[.\s]*$/i, ''))
  const short = trim(bare.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, ''))
  const name = short === '' ? otherwise : short
  return `${device.test(name) ? `${otherwise} ${name}` : name}.csv`
}

/** A leading dot hides a file, and Windows drops dots and blanks at the end. */
function trim(name: string): string {
  return name.replace(/^[.\s]+|[.\s]+$/g, '')
}
