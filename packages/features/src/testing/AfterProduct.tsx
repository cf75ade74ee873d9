import type { ReactNode } from 'react'
import { useProduct } from '../trade/catalogue/productQueries.ts'

interface AfterProductProps {
  readonly productId: string
  readonly children: ReactNode
}

/** Shows a screen once the session has asked for a product, as when its dialog was open before. */
export function AfterProduct({ productId, children }: AfterProductProps) {
  const { data } = useProduct(productId)
  return data ? children : null
}
