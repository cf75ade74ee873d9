import { documentKey } from '../trade/documents/documentKey.ts'
import type { PlannedDelivery } from './plannedDeliveries.ts'

interface CalendarContext {
  /** The portal's host name. Together with the order it identifies an event, so that a newer file changes the event. */
  readonly host: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** A calendar file (RFC 5545) with an event for each delivery that takes the whole day. */
export function calendarFile(deliveries: readonly PlannedDelivery[], { host, savedAt }: CalendarContext): string {
  const stamp = new Date(savedAt).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trade portal//Planned deliveries//EN',
    ...deliveries.flatMap(({ day, site, order }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(documentKey(order))}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(`Planned delivery ${documentKey(order)}`)}`,
      `LOCATION:${escaped(site)}`,
      `DESCRIPTION:${escaped(descriptionOf(order))}`,
      // Otherwise calendars show the whole day as busy.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function descriptionOf({ jobName, reference }: PlannedDelivery['order']): string {
  const facts = [jobName && `Job ${jobName}`, reference && `Ref ${reference}`].filter(Boolean)
  return [...facts, 'This day is planned. The supplier may change it.'].join('\n')
}

/** Control characters other than line breaks are not allowed in a text. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')

const maxOctets = 75

/** Splits a line that is too long. Each further line begins with a blank. No character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let octets = 0
  for (const character of line) {
    const { length } = encoder.encode(character)
    if (octets + length > maxOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += length
  }
  return text
}
