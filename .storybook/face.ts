import { brandDefaults, iconSvg } from '@trade-portal/design-system/brands'
import { create } from 'storybook/theming/create'

/** The portal's icon and its name. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 184 32" width="184" height="32">
<svg width="32" height="32">${iconSvg({})}</svg>
<text x="42" y="23" font-family="system-ui, sans-serif" font-size="19" font-weight="600" fill="${brandDefaults.masthead}">Trade portal</text>
</svg>`

/** How Storybook itself looks: name, mark and colours of the portal. */
export const face = create({
  base: 'light',
  brandTitle: 'Trade portal',
  brandUrl: '?path=/docs/start-here--docs',
  brandTarget: '_self',
  brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
  colorPrimary: brandDefaults.primary,
  colorSecondary: brandDefaults.primary,
  appBg: '#f4f6f8',
  appBorderColor: '#e6eaee',
  fontBase: 'system-ui, "Segoe UI", Roboto, sans-serif',
})
