import { useConfiguration } from './useConfiguration.ts'

/** Terms that differ between countries with GST and the United States (tax mode). */
export function useTaxLabels() {
  const { isTaxMode, settings } = useConfiguration()
  const listPricesIncludeTax = !isTaxMode && settings.pricesIncludeTax
  const tax = isTaxMode ? 'Tax' : 'GST'
  return {
    /** Tax is calculated when the order is created, not before. */
    isTaxMode,
    tax,
    /** Prices of lists may include tax. Those of the cart never do. */
    listPricesIncludeTax,
    /** Label behind list prices. */
    listTax: `${listPricesIncludeTax ? 'inc' : 'ex'} ${tax}`,
    /** Label behind cart prices. */
    cartTax: `ex ${tax}`,
    despatch: isTaxMode ? 'Dispatch' : 'Despatch',
    prices: isTaxMode ? 'Prices exclude tax' : `All Prices ${settings.pricesIncludeTax ? 'include' : 'exclude'} GST`,
  }
}
