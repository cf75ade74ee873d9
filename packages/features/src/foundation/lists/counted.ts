/**
 * A number with its noun: "1 invoice", "1,204 invoices".
 * @param several The plural, if it is not `one` with an s.
 */
export function counted(count: number, one: string, several = `${one}s`): string {
  // Numbers below 1000 need no separators, so the browser need not load data for number formats.
  const number = count < 1000 ? count : count.toLocaleString('en')
  return `${number} ${count === 1 ? one : several}`
}
