const hidden = '••••••'
const longest = 8_000
/** Longer texts are not laid out: that would hold up the page. */
const longestLaidOut = 200_000

/** A request or an answer for a person to read: laid out, cut when long, without passwords and session ids. */
export function readable(text: string, isForm = false): string {
  const shown = withoutSessions(text.length > longestLaidOut ? text : laidOut(text, isForm))
  return shown.length > longest ? `${shown.slice(0, longest)}\n… and ${shown.length - longest} characters more` : shown
}

function laidOut(text: string, isForm: boolean): string {
  if (isForm) return pretty(Object.fromEntries(new URLSearchParams(text)))
  try {
    return pretty(JSON.parse(text))
  } catch {
    return text
  }
}

function pretty(data: unknown): string {
  return JSON.stringify(
    data,
    (field, value: unknown) => (/password/i.test(field) && typeof value === 'string' && value !== '' ? hidden : value),
    2,
  )
}

/** The ids that the simulator gives out say what they are. Those of carts are no secret. */
function withoutSessions(text: string): string {
  return text.replaceAll(/\bsession-[a-z0-9]{4,}/g, `session-${hidden}`)
}
