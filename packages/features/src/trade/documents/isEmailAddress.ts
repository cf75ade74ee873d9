const maxLength = 254

const local = "[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const address = new RegExp(`^${local}@(?:${label}\\.)+${label}$`, 'u')

/**
 * Whether a text has the form of an e-mail address with a full domain. Browsers are less strict: they accept `kim@office`,
 * to which the supplier cannot send.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxLength && address.test(text)
}
