import { createHmac } from 'node:crypto'

/** Replaces words with others of the same form. */
export interface Replacer {
  /**
   * @param isStrict Also replaces whole numbers of one or two digits, which otherwise stay because they identify
   * nobody.
   */
  readonly replace: (text: string, isStrict?: boolean) => string
}

/** Parts of a text that have a meaning for the portal: web addresses, e-mail addresses and file extensions. */
const parts =
  /(?<scheme>https?:\/\/)[^\s/|?#]+|(?<local>[^\s@|<>;,:]+)@[^\s@|<>;,]+|\.(?:pdf|jpe?g|png|gif|svg|webp|csv|xlsx?|docx?|zip|html?)\b|(?<word>[\p{L}\p{M}\p{N}]+)/giu

/**
 * Replaces each letter with another one of the same case, and each digit from 1 to 9 with another digit. Zeros, spaces and
 * signs stay. So lengths, decimals, leading zeros, trailing spaces and the form of dates and numbers stay the same. A word
 * gets the same replacement everywhere, in any letter case, and two different words never get the same one. Without the key
 * the original cannot be found.
 */
export function createReplacer(key: Buffer): Replacer {
  const replacements = new Map<string, string>()
  const taken = new Set<string>()

  function candidate(word: string, attempt: number): string {
    let bytes = Buffer.alloc(0)
    for (let block = 0; bytes.length < word.length; block += 1)
      bytes = Buffer.concat([bytes, createHmac('sha512', key).update(`${attempt} ${block} ${word}`).digest()])
    return Array.from(word, (character, index) => replacementCharacter(character, bytes[index] ?? 0)).join('')
  }

  function replaceWord(word: string): string {
    const plain = word.toLowerCase()
    let replacement = replacements.get(plain)
    if (replacement === undefined) {
      let attempt = 0
      do replacement = candidate(plain, attempt++)
      while ((taken.has(replacement) || replacement === plain) && attempt < 1000)
      replacements.set(plain, replacement)
      taken.add(replacement)
    }
    const characters = Array.from(replacement)
    return Array.from(word, (character, index) => inCaseOf(character, characters[index] ?? '')).join('')
  }

  function replace(text: string, isStrict = false): string {
    const isShort = (word: string) => !isStrict && /^\d{1,2}$/.test(word)
    const isDecimal = /^\s*-?[\d,]*\.\d+\s*$/.test(text)
    return text.replace(parts, (found, scheme?: string, local?: string, word?: string) => {
      if (scheme !== undefined) return `${scheme}recorded.example`
      if (local !== undefined) return `${replace(local, true)}@recorded.example`
      if (word === undefined) return found
      return isShort(word) && !isDecimal ? word : replaceWord(word)
    })
  }
  return { replace }
}

/** Another character of the same kind, selected by the byte. */
function replacementCharacter(character: string, byte: number): string {
  if (character === '0') return '0'
  if (/[1-9]/.test(character)) return String((byte % 9) + 1)
  if (/[a-z]/.test(character)) return String.fromCharCode('a'.charCodeAt(0) + (byte % 26))
  return 'àéîõüñ'.charAt(byte % 6)
}

function inCaseOf(original: string, replacement: string): string {
  return original === original.toLowerCase() ? replacement : replacement.toUpperCase()
}
