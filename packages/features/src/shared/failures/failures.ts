import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { ScreenLoadError } from './ScreenLoadError.ts'
import { MissingError } from './MissingError.ts'

export const somethingWentWrong = 'Something went wrong.'

/** What a customer may read of a failure: the supplier's words, or ours; never a stack or a raw answer. */
export function messageOf(error: unknown): string {
  if (error instanceof ScreenLoadError) return 'A part of the portal could not be loaded. Reload the page to try again.'
  const mayBeRead = error instanceof SupplierError || error instanceof TransportError || error instanceof MissingError
  return mayBeRead ? error.message : somethingWentWrong
}

/** The supplier's first words where it gave some, otherwise the given sentence. */
export function firstServerMessage(error: unknown, otherwise: string): string {
  if (error instanceof MissingError) return error.message
  return error instanceof SupplierError ? error.firstMessage : otherwise
}
