/**
 * A number and what it counts: "1 invoice", "1,204 invoices".
 * @param several the plural, if it is not `one` with an s
 */
export function counted(count: number, one: string, several = `${one}s`): string {
  // Small counts need no formatting, for which browsers load data.
  const number = count < 1000 ? count : count.toLocaleString('en')
  return `${number} ${count === 1 ? one : several}`
}
