/**
 * A number and what it counts: "1 invoice", "1,204 invoices".
 * @param several the plural, if it is not `one` with an s
 */
export function counted(count: number, one: string, several = `${one}s`): string {
  if (count === 1) return `1 ${one}`
  // Most counts are small, and the browser's data about numbers takes long to load.
  return `${count < 1000 ? count : count.toLocaleString('en')} ${several}`
}
