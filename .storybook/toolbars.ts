import type { Preview } from '@storybook/react-vite'
import type { BrandColours } from '@trade-portal/design-system/theme'

/** The switches of Storybook's toolbar. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'portal', title: 'Portal' },
        { value: 'wireframe', title: 'Wireframe: any colour left is hard-coded' },
      ],
    },
  },
  brand: {
    description: 'The three colours of the supplier',
    toolbar: {
      icon: 'circlehollow',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Own colours' },
        { value: 'pale', title: 'Pale brand' },
        { value: 'dark', title: 'Dark brand' },
        { value: 'loud', title: 'Loud brand' },
      ],
    },
  },
  tax: {
    description: 'Tax wording',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'gst', title: 'GST (Australia)' },
        { value: 'tax', title: 'Tax mode (United States)' },
      ],
    },
  },
  locale: {
    description: 'Locale',
    toolbar: {
      icon: 'calendar',
      dynamicTitle: true,
      items: [
        { value: 'en-AU', title: 'en-AU: day/month/year' },
        { value: 'en-US', title: 'en-US: month/day/year' },
      ],
    },
  },
}

export const initialGlobals = { theme: 'portal', brand: 'own', tax: 'gst', locale: 'en-AU' }

/** The toolbar's settings that belong to the deployment's configuration. */
export interface Conditions {
  readonly isTaxMode: boolean
  readonly locale: 'en-AU' | 'en-US'
}

export const conditionsOf = (globals: Record<string, unknown>): Conditions => ({
  isTaxMode: globals['tax'] === 'tax',
  locale: globals['locale'] === 'en-US' ? 'en-US' : 'en-AU',
})

/** The selected theme; the portal's own for any unknown value. */
export const themeOf = (globals: Record<string, unknown>) => (globals['theme'] === 'wireframe' ? 'wireframe' : 'portal')

/** Brands that differ from each other as much as possible. */
const brands = new Map<unknown, BrandColours>([
  ['pale', { primary: '#ffe9a8', masthead: '#fdfcf7', hyperlink: '#f2c94c' }],
  ['dark', { primary: '#0b0b12', masthead: '#000000', hyperlink: '#1a1a2e' }],
  ['loud', { primary: '#ff0090', masthead: '#ffe600', hyperlink: '#00d05a' }],
])

/** The selected brand colours; undefined, which means the portal's own, for any unknown value. */
export const brandOf = (globals: Record<string, unknown>): BrandColours | undefined => brands.get(globals['brand'])
