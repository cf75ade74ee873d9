import { useConfiguration } from '../../foundation/settings/useConfiguration.ts'

/** Words about tax and despatch that differ between countries with GST and the United States (tax mode). */
export function useTaxLabels() {
  const { isTaxMode, settings } = useConfiguration()
  const listPricesIncludeTax = !isTaxMode && settings.pricesIncludeTax
  const tax = isTaxMode ? 'Tax' : 'GST'
  return {
    /** Whether the supplier calculates tax when it creates the order. The portal then does not know the tax in advance. */
    isTaxMode,
    tax,
    /** Whether list prices include tax. Cart prices never do. */
    listPricesIncludeTax,
    listTax: `${listPricesIncludeTax ? 'inc' : 'ex'} ${tax}`,
    cartTax: `ex ${tax}`,
    despatch: isTaxMode ? 'Dispatch' : 'Despatch',
    prices: isTaxMode ? 'Prices exclude tax' : `All Prices ${settings.pricesIncludeTax ? 'include' : 'exclude'} GST`,
  }
}
