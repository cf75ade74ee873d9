import { errorTable, operationNames } from '@trade-portal/supplier-api'
import { describeOperation } from '@trade-portal/supplier-api/describe'
import type { Replacer } from './createReplacer.ts'

/** What a recording does with the values of a field. */
type FieldKind = 'kept' | 'amount' | 'secret' | 'message' | 'replaced'

/**
 * Fields that say what a row is or what the portal should do, and contain no personal data. All their values are kept,
 * even those that the portal does not know, because such a value may be the cause of a defect.
 */
const kept = new Set(
  `hasErrors field transactionType displayType stockStatus account_status UOM unitOfMeasure label_object type_object
  itemType methodName methodDesc despatchMethod status type roleID tpaID tpa fileTypes typePricebook frequencyPricebook deliveryFormat formatGenerated typeGenerated objectSet sessionType format
  limit page rowsPerPage`.split(/\s+/),
)

const declared = operationNames().flatMap((name) => {
  const { answer, payload } = describeOperation(name)
  return [...answer, ...payload].map(({ path, type }) => ({ field: path.split('.').at(-1) ?? '', type }))
})
/**
 * Fields that the operation registry declares as days, times of day or flags, which identify nobody. In an undeclared
 * field, even such a value may identify somebody.
 */
const harmless = new Set(
  declared.flatMap(({ field, type }) =>
    /date/i.test(field) || /^(calendar|seconds|true or false)/.test(type) ? [field] : [],
  ),
)
const amounts = new Set(declared.flatMap(({ field, type }) => (/^(amount|decimal)/.test(type) ? [field] : [])))

function kindOfField(field: string): FieldKind {
  if (/pass(word|wd|phrase)?$|pwd|secret|token|api_?key/i.test(field)) return 'secret'
  if (kept.has(field) || harmless.has(field)) return 'kept'
  if (field === 'msg') return 'message'
  return amounts.has(field) ? 'amount' : 'replaced'
}

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
