import { errorTable } from '@trade-portal/supplier-api'
import type { Replacer } from './createReplacer.ts'
import { kindOfField } from './fieldKinds.ts'

/**
 * Texts that stay unchanged in messages, because the portal recognises them: those of the error table, and those that say
 * that a cart does not exist.
 */
const recognised = new RegExp(
  [
    ...Object.values(errorTable).flatMap(({ recognisedBy }) => recognisedBy),
    String.raw`\b(?:shopping |this |the )*cart\b`,
    String.raw`\b(?:does|is|was) not (?:exist|found|known|valid)\b|\bunknown\b|\binvalid\b|\bno longer\b`,
  ].join('|'),
  'gi',
)

/** Copies a request or an answer and replaces everything in it that may identify a person or a company. */
export function pseudonymise(value: unknown, replacer: Replacer, field = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => pseudonymise(inner, replacer, field))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        kindOfField(name) === 'secret' ? '' : pseudonymise(inner, replacer, name),
      ]),
    )
  }
  const kind = kindOfField(field)
  if (typeof value === 'number') return kind === 'kept' ? value : replacedNumber(value, replacer, kind === 'amount')
  if (typeof value !== 'string' || kind === 'kept') return value
  return kind === 'message' ? replacedMessage(value, replacer) : replacer.replace(value, isStrict(field))
}

/** Whether even short numbers are replaced: in amounts, and in ids of sessions and carts. */
function isStrict(field: string): boolean {
  return kindOfField(field) === 'amount' || /session/i.test(field)
}

function replacedNumber(value: number, replacer: Replacer, isAmount: boolean): number {
  const replaced = Number(replacer.replace(String(value), isAmount))
  return Number.isFinite(replaced) ? replaced : 0
}

function replacedMessage(message: string, replacer: Replacer): string {
  const phrases = message.match(recognised) ?? []
  const others = message.split(recognised)
  return others.map((text, index) => replacer.replace(text) + (phrases[index] ?? '')).join('')
}
