/** What a reader of the stories can switch from the toolbar. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'portal', title: 'Portal' },
        { value: 'wireframe', title: 'Wireframe: whatever still has colour is hard-coded' },
      ],
    },
  },
  tax: {
    description: 'Tax words',
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
} as const

export const initialGlobals = { theme: 'portal', tax: 'gst', locale: 'en-AU' }

/** What the toolbar says about the deployment that a story stands for. */
export interface Conditions {
  readonly isTaxMode: boolean
  readonly locale: 'en-AU' | 'en-US'
}

export const conditionsOf = (globals: Record<string, unknown>): Conditions => ({
  isTaxMode: globals['tax'] === 'tax',
  locale: globals['locale'] === 'en-US' ? 'en-US' : 'en-AU',
})

/** The theme that is switched on; the portal's own for anything unknown. */
export const themeOf = (globals: Record<string, unknown>) => (globals['theme'] === 'wireframe' ? 'wireframe' : 'portal')
