import type { Email } from '../state/records.ts'
import type { Supplier } from '../state/supplier.ts'
import { refuse } from './refusal.ts'

type NewEmail = Pick<Email, 'about' | 'to' | 'subject'> & Partial<Email>

/** Adds an e-mail to the outbox; the sender is the supplier by default. */
export function sendEmail(supplier: Supplier, email: NewEmail): void {
  const defaults = { from: supplier.world.supplier.email, cc: [], bcc: [], body: '', attachments: [] }
  supplier.outbox.push({ ...defaults, ...email, at: supplier.now().toISOString() })
}

/** Reads addresses separated by commas or semicolons from a field. @throws Refusal for an invalid address */
export function addressesOf(field: string, text: string): string[] {
  const addresses = splitAddresses(text)
  if (!addresses.every(isAddress)) refuse(field, 'Invalid email address')
  return addresses
}

/** Like `addressesOf`, but for a required field. @throws Refusal also if there is no address */
export function requiredAddresses(field: string, text: string): string[] {
  const addresses = addressesOf(field, text)
  return addresses.length > 0 ? addresses : refuse(field, 'Please enter an email address')
}

/** The addresses in a text, separated by commas or semicolons. */
export function splitAddresses(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter((address) => address !== '')
}

export function isAddress(text: string): boolean {
  return /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(text.trim())
}
