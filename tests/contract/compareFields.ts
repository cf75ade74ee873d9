const words = (text: string) => text.split(' ').filter((word) => word !== '')

/**
 * What is wrong with the fields of a payload or an answer, against the documented names; a `?` marks one that is not
 * always there. Where `added` is given, no other field is allowed.
 */
export function compareFields(fields: readonly string[], documented: string, added?: string): string[] {
  const required = words(documented).filter((name) => !name.endsWith('?'))
  const missing = required.filter((name) => !fields.includes(name)).map((name) => `${name} is missing`)
  if (added === undefined) return missing
  const allowed = new Set(words(`${documented} ${added}`).map((name) => name.replace('?', '')))
  return [...missing, ...fields.filter((name) => !allowed.has(name)).map((name) => `${name} is not documented`)]
}
