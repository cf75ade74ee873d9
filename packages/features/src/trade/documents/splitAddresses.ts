/**
 * The e-mail addresses in a field, each once. Commas, semicolons or spaces separate them. If somebody copies `Kim
 * <kim@office.example>` from an e-mail, only the address is used.
 */
export function splitAddresses(text: string): string[] {
  const found = text
    .split(/[,;]/)
    .flatMap((part) => part.slice(part.lastIndexOf('<') + 1).split(/[\s>]+/))
    .filter((address) => address !== '')
  return found.filter((address, index) => found.findIndex((other) => isSame(other, address)) === index)
}

/** The addresses in a field, separated by commas as in an e-mail header. */
export function joinAddresses(text: string): string {
  return splitAddresses(text).join(', ')
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
