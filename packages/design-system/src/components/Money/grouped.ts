const thousands = /\B(?=(?:\d{3})+$)/g

/**
 * Puts commas between the thousands.
 * @param digits A whole number without sign
 */
export const groupDigits = (digits: string): string => digits.replace(thousands, ',')

/**
 * A number in English notation, with commas and at most three decimals, such as "1,204" or "12,345.5". The browser's own
 * formatter would be slow at its first number; see `formatMoney`.
 * @param decimals Minimum number of decimals
 */
export function grouped(number: number, decimals = 0): string {
  const [whole = '', part = ''] = Math.abs(number).toFixed(Math.max(decimals, 3)).split('.')
  const shown = part.slice(0, decimals) + part.slice(decimals).replace(/0+$/, '')
  const sign = number < 0 && /[1-9]/.test(whole + shown) ? '-' : ''
  return `${sign}${groupDigits(whole)}${shown === '' ? '' : `.${shown}`}`
}
