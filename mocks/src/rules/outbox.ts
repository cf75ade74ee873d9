import { refuse } from './refusal.ts'
import type { Supplier } from '../state/supplier.ts'

/** An e-mail that the supplier has sent, or that waits in its queue. */
export interface Email {
  /** ISO 8601. */
  readonly at: string
  readonly about: 'transactions' | 'statement' | 'message' | 'price-book' | 'registration'
  readonly from: string
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly bcc: readonly string[]
  readonly subject: string
  readonly body: string
  readonly attachments: readonly string[]
}

type Letter = Pick<Email, 'about' | 'to' | 'subject'> & Partial<Email>

/** Puts an e-mail into the outbox; it comes from the supplier unless said otherwise. */
export function sendEmail(supplier: Supplier, letter: Letter): void {
  const usual = { from: supplier.world.supplier.email, cc: [], bcc: [], body: '', attachments: [] }
  supplier.outbox.push({ ...usual, ...letter, at: supplier.now().toISOString() })
}

/** The addresses of a field, separated by commas or semicolons. @throws Refusal for what is no address */
export function addressesOf(field: string, text: string): string[] {
  const addresses = text
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter((address) => address !== '')
  if (!addresses.every(isAddress)) refuse(field, 'Invalid email address')
  return addresses
}

/** As `addressesOf`, of a field that may not be blank. @throws Refusal */
export function requiredAddresses(field: string, text: string): string[] {
  const addresses = addressesOf(field, text)
  return addresses.length > 0 ? addresses : refuse(field, 'Please enter an email address')
}

export function isAddress(text: string): boolean {
  return /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(text.trim())
}
