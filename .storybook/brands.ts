import { brandDefaults } from '@trade-portal/design-system/theme'

export interface Brand {
  /** What distinguishes it, for a menu. */
  readonly title: string
  readonly primary: string
  readonly masthead: string
  readonly hyperlink: string
}

/** Brands of suppliers in which the portal is looked at: as common ones are, and as different from each other as possible. */
export const brands = {
  default: { title: 'Default', ...brandDefaults },
  'blue-orange': { title: 'Blue with orange', primary: '#f26a1b', masthead: '#0b57b0', hyperlink: '#0b57b0' },
  'green-red': { title: 'Green with red', primary: '#e4002b', masthead: '#0f4c4a', hyperlink: '#0f5c58' },
  'dark-blue': { title: 'Dark blue', primary: '#0a68b8', masthead: '#04204d', hyperlink: '#0a68b8' },
  'yellow-black': { title: 'Yellow with black', primary: '#ffd400', masthead: '#141414', hyperlink: '#1a1a1a' },
  pale: { title: 'Pale', primary: '#ffe9a8', masthead: '#fdfcf7', hyperlink: '#f2c94c' },
  'near-black': { title: 'Near-black', primary: '#0b0b12', masthead: '#000000', hyperlink: '#1a1a2e' },
  pink: { title: 'Pink', primary: '#ff0090', masthead: '#ffe600', hyperlink: '#00d05a' },
} as const satisfies Record<string, Brand>

export type BrandName = keyof typeof brands

export const isBrandName = (name: unknown): name is BrandName => typeof name === 'string' && Object.hasOwn(brands, name)
