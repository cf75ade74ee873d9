import { useConfiguration } from './useConfiguration.ts'

/** Terms that differ between countries with GST and the United States (tax mode). */
export function useTaxWords() {
  const { isTaxMode, settings } = useConfiguration()
  return {
    /** Tax is calculated when the order is created, not before. */
    isTaxMode,
    tax: isTaxMode ? 'Tax' : 'GST',
    despatch: isTaxMode ? 'Dispatch' : 'Despatch',
    prices: isTaxMode ? 'Prices exclude tax' : `All Prices ${settings.pricesIncludeTax ? 'include' : 'exclude'} GST`,
  }
}
