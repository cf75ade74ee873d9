import type { EmailValues } from './emailValues.ts'

/** The field of the form that a field of the supplier's error table is about. */
export function fieldForWireName(wireName: string): keyof EmailValues | undefined {
  return fields.get(wireName)
}

const fields: ReadonlyMap<string, keyof EmailValues> = new Map([
  ['emailAddress', 'to'],
  ['email_address', 'to'],
  ['email_address_cc', 'cc'],
  ['email_address_bcc', 'bcc'],
  ['email_subject', 'subject'],
  ['email_message', 'message'],
])
