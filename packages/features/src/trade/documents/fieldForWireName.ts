import type { EmailValues } from './emailValues.ts'

/** The form's field for a field of the supplier's error table. */
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
