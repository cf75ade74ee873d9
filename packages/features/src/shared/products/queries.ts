import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { operationQuery } from '../api/operationQuery.ts'
import { useApi } from '../session/useSession.ts'
import { useSettings } from '../settings/useConfiguration.ts'

function productQuery(api: SupplierApi, productId: string, incGST: boolean) {
  return operationQuery(api, 'getProductDetails', { productID: productId, incGST })
}

/** The details of one product. */
export function useProduct(productId: string) {
  return useQuery(productQuery(useApi(), productId, useSettings().pricesIncludeTax))
}
