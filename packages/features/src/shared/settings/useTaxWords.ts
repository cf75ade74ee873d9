import { useConfiguration } from './useConfiguration.ts'

/** Words that differ between the goods-and-services-tax countries and the United States. */
export function useTaxWords() {
  const { isTaxMode, settings } = useConfiguration()
  return {
    /** Tax is worked out when the order is created, not before. */
    isTaxMode,
    tax: isTaxMode ? 'Tax' : 'GST',
    despatch: isTaxMode ? 'Dispatch' : 'Despatch',
    prices: isTaxMode ? 'Prices exclude tax' : `All Prices ${settings.pricesIncludeTax ? 'include' : 'exclude'} GST`,
  }
}
