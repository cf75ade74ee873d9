import { brandDefaults, type BrandColours } from './brand.ts'

interface ExampleBrand extends Required<BrandColours> {
  /** What distinguishes the brand, for a menu. */
  readonly title: string
}

/**
 * Eight brands for pictures and tests. Like suppliers, some have one strong colour, some two, one has pale colours, and one
 * has hardly any colour.
 */
export const exampleBrands = {
  default: { title: 'Default', ...brandDefaults },
  'blue-orange': { title: 'Blue with orange', primary: '#e8590c', masthead: '#0057b8', hyperlink: '#0057b8' },
  'green-red': { title: 'Green with red', primary: '#e4002b', masthead: '#12504f', hyperlink: '#12504f' },
  'dark-blue': { title: 'Dark blue', primary: '#0066b3', masthead: '#002b5c', hyperlink: '#0066b3' },
  'yellow-black': { title: 'Yellow with black', primary: '#ffd100', masthead: '#111111', hyperlink: '#1a1a1a' },
  pale: { title: 'Pale', primary: '#c7e6cf', masthead: '#f5eaf3', hyperlink: '#7b4fb5' },
  'near-black': { title: 'Near black', primary: '#141414', masthead: '#0a0a0a', hyperlink: '#141414' },
  pink: { title: 'Pink', primary: '#ff0090', masthead: '#ff0090', hyperlink: '#d6007a' },
} as const satisfies Record<string, ExampleBrand>
