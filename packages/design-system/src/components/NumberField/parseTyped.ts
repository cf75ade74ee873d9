/** Digits, with commas between thousands only, and decimals after a point. */
const number = /^-?(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/

/** The number in a text that is being typed; null while it is none, such as "-", "" or "3,6". */
export function parseTyped(text: string): number | null {
  const typed = text.trim()
  if (!number.test(typed)) return null
  const digits = typed.replaceAll(',', '')
  return digits === '' || !Number.isFinite(Number(digits)) ? null : Number(digits)
}
