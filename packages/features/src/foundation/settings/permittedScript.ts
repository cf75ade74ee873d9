import { pageState } from '@trade-portal/design-system/page-state'
import type { Settings } from '@trade-portal/supplier-api'

const permitted = pageState((): { script?: string } => ({}))

/** Permits the script that the settings name. Only the first settings of a page count, so that nothing can add another. */
export function permitCheckoutScript({ checkoutScript }: Settings): void {
  permitted().script ??= checkoutScript
}

/** Whether an address is that of the one script from elsewhere that this deployment needs; false until that is known. */
export function isPermittedScript(address: string): boolean {
  return address !== '' && address === permitted().script
}
