/**
 * The e-mail addresses in a field. They are separated by commas, semicolons or blanks; of `Kim <kim@office.example>`,
 * as it is copied from an e-mail, only the address counts. The same address is not repeated.
 */
export function splitAddresses(text: string): string[] {
  const found = text
    .split(/[,;]/)
    .flatMap((part) => part.slice(part.lastIndexOf('<') + 1).split(/[\s>]+/))
    .filter((address) => address !== '')
  return found.filter((address, index) => found.findIndex((other) => isSame(other, address)) === index)
}

/** As in the header of an e-mail. */
export function joinAddresses(text: string): string {
  return splitAddresses(text).join(', ')
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
