import { exampleBrands } from '@trade-portal/design-system/theme'

export type BrandName = keyof typeof exampleBrands

export const isBrandName = (name: unknown): name is BrandName =>
  typeof name === 'string' && Object.hasOwn(exampleBrands, name)
