import { useConfiguration } from './useConfiguration.ts'

/** Words that differ between the goods-and-services-tax countries and the United States. */
export function useTaxWords() {
  const { usa, settings } = useConfiguration()
  return {
    /** Tax is worked out when the order is created, not before. */
    isTaxMode: usa,
    tax: usa ? 'Tax' : 'GST',
    despatch: usa ? 'Dispatch' : 'Despatch',
    prices: usa ? 'Prices exclude tax' : `All Prices ${settings.tax_inclusive ? 'include' : 'exclude'} GST`,
  }
}
