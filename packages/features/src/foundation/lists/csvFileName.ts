/** In UTF-16 units. Each takes at most three bytes, and file systems allow a name 255 bytes. */
const maxLength = 80

/** The rest of a longer title cannot become part of the name, and would take long to be looked at. */
const maxReadLength = 1000

/** Not allowed in file names somewhere: control characters, halves of a character, those that reverse the direction of writing, separators. */
const unsafe = /[\p{C}\\/:*?"<>|]+/gu

/** Names of devices on Windows, whatever follows after a dot. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=\.|$)/i

/**
 * The file name of a CSV file with this title, safe on every system.
 * @param otherwise For a title of which nothing is left.
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
