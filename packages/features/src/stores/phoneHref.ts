/** The link that calls a number; undefined for what is no plain number, such as one with words or an extension. */
export function phoneHref(phone: string): string | undefined {
  const digits = phone.replace(/[\s().\-–]/g, '')
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined
}
