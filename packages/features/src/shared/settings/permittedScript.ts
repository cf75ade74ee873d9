import type { Settings } from '@trade-portal/supplier-api'

let permitted: string | undefined

/** Permits the script that the settings name. Only the first settings of a page count, so that nothing can add another. */
export function permitCheckoutScript({ checkoutScript }: Settings): void {
  permitted ??= checkoutScript
}

/** Whether an address is that of the one script from elsewhere that this deployment needs; false until that is known. */
export function isPermittedScript(address: string): boolean {
  return address !== '' && address === permitted
}
