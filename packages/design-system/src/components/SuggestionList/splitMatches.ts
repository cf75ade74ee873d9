/**
 * Splits a title at the words of a search text, ignoring letter case. Every second part, from the second on, matches a word.
 * Joined, the parts give the title. Single letters are left out, because they match nearly everything.
 */
export function splitMatches(title: string, text: string): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word.length > 1)
  if (words.length === 0) return [title]
  const wanted = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return title.split(new RegExp(`(${wanted.join('|')})`, 'iu'))
}
