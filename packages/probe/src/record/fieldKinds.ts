import { operationNames } from '@trade-portal/supplier-api'
import { describeOperation } from '@trade-portal/supplier-api/describe'

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

export function kindOfField(field: string): FieldKind {
  if (/pass(word|wd|phrase)?$|pwd|secret|token|api_?key/i.test(field)) return 'secret'
  if (kept.has(field) || harmless.has(field)) return 'kept'
  if (field === 'msg') return 'message'
  return amounts.has(field) ? 'amount' : 'replaced'
}
