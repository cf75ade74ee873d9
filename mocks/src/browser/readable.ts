const mask = '••••••'
const maxLength = 8_000
/** Texts longer than this are not formatted, because formatting them would block the page. */
const maxFormattedLength = 200_000

/**
 * A request or response body for display: formatted and truncated. Session ids are masked, and passwords too if the text
 * was formatted.
 */
export function readable(text: string, isForm = false): string {
  const shown = maskSessions(text.length > maxFormattedLength ? text : formatted(text, isForm))
  return shown.length > maxLength
    ? `${shown.slice(0, maxLength)}\n… and ${shown.length - maxLength} characters more`
    : shown
}

function formatted(text: string, isForm: boolean): string {
  if (isForm) return toJson(Object.fromEntries(new URLSearchParams(text)))
  try {
    return toJson(JSON.parse(text))
  } catch {
    return text
  }
}

function toJson(data: unknown): string {
  return JSON.stringify(
    data,
    (field, value: unknown) => (/password/i.test(field) && typeof value === 'string' && value !== '' ? mask : value),
    2,
  )
}

/** Masks session ids. In the simulator they begin with `session-`. */
function maskSessions(text: string): string {
  return text.replaceAll(/\bsession-[a-z0-9]{4,}/g, `session-${mask}`)
}
