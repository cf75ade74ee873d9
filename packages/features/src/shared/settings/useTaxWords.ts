import { useConfiguration } from './useConfiguration.ts'

/** Terms that differ between countries with GST and the United States (tax mode). */
export function useTaxWords() {
  const { isTaxMode, settings } = useConfiguration()
  return {
    /** Tax is calculated when the order is created, not before. */
    isTaxMode,
    tax: isTaxMode ? 'Tax' : 'GST',
    despatch: isTaxMode ? 'Dispatch' : 'Despatch',
    /** Header of a column of the customer's prices. */
    priceColumn: `Price ${!isTaxMode && settings.pricesIncludeTax ? 'inc' : 'ex'} ${isTaxMode ? 'tax' : 'GST'}`,
    prices: isTaxMode ? 'Prices exclude tax' : `All Prices ${settings.pricesIncludeTax ? 'include' : 'exclude'} GST`,
  }
}
