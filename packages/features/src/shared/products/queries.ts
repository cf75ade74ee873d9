import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../api/operationQuery.ts'
import { useSupplierApi } from '../session/useSession.ts'
import { useSettings } from '../settings/useConfiguration.ts'

/** Everything about one product. */
export function useProduct(productId: string) {
  const api = useSupplierApi()
  const { pricesIncludeTax: incGST } = useSettings()
  return useQuery({
    ...operationQuery(api, 'getProductDetails', { productID: productId, incGST }),
    meta: { showsItsFailure: true },
  })
}
