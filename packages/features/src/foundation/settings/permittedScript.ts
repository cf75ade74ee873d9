import { pageState } from '@trade-portal/design-system/page-state'
import type { Settings } from '@trade-portal/supplier-api'

const permitted = pageState((): { script?: string } => ({}))

/** Permits the checkout script that the settings name. Only the first call on a page counts, so that nothing can permit another script. */
export function permitCheckoutScript({ checkoutScript }: Settings): void {
  permitted().script ??= checkoutScript
}

/** Whether this is the address of the permitted script; false until one is permitted. */
export function isPermittedScript(address: string): boolean {
  return address !== '' && address === permitted().script
}
