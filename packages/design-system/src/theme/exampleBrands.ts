import { brandDefaults } from './brand.ts'
import type { BrandColours } from './brand.ts'

/** Eight brands as suppliers have them: with a strong colour, two of them, a pale one or none. For pictures and tests. */
export const exampleBrands = {
  Default: brandDefaults,
  'Blue with orange': { primary: '#e8590c', masthead: '#0057b8', hyperlink: '#0057b8' },
  'Green with red': { primary: '#e4002b', masthead: '#12504f', hyperlink: '#12504f' },
  'Dark blue': { primary: '#0066b3', masthead: '#002b5c', hyperlink: '#0066b3' },
  'Yellow with black': { primary: '#ffd100', masthead: '#111111', hyperlink: '#1a1a1a' },
  Pale: { primary: '#c7e6cf', masthead: '#f5eaf3', hyperlink: '#7b4fb5' },
  'Near black': { primary: '#141414', masthead: '#0a0a0a', hyperlink: '#141414' },
  Pink: { primary: '#ff0090', masthead: '#ff0090', hyperlink: '#d6007a' },
} as const satisfies Record<string, Required<BrandColours>>
