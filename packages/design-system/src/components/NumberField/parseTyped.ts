/** The number in a text that is being typed, with commas between thousands; null while it is none, such as "-" or "". */
export function parseTyped(text: string): number | null {
  const digits = text.replaceAll(/[,\s]/g, '')
  const number = Number(digits)
  // `Number` would also take "1e3" and "0x10".
  return /^-?[0-9]*\.?[0-9]*$/.test(digits) && /[0-9]/.test(digits) && Number.isFinite(number) ? number : null
}
