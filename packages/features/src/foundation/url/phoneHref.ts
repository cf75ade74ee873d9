/** The `tel:` link for a phone number; undefined for other texts, such as a number with an extension. */
export function phoneHref(phone: string): string | undefined {
  const digits = phone.replace(/[\s().\-–]/g, '')
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined
}
