import { pageState } from '@trade-portal/design-system/page-state'
import type { Settings } from '@trade-portal/supplier-api'

const permitted = pageState((): { script?: string } => ({}))

/**
 * Permits the checkout script that the settings name. Only the first call on a page has an effect, so that no later call can
 * permit another script.
 */
export function permitCheckoutScript({ checkoutScript }: Settings): void {
  permitted().script ??= checkoutScript
}

/** Whether an address is that of the permitted script. Always false before a script is permitted. */
export function isPermittedScript(address: string): boolean {
  return address !== '' && address === permitted().script
}
