import { create } from 'storybook/theming/create'

/** The portal's icon, as `iconSvg` of the design system draws it, and its name. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 184 32" width="184" height="32">
<path fill="#14293d" d="M6 0h20a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z"/>
<path fill="#5aa5b8" d="M0 27h32a6 6 0 0 1-6 5H6a6 6 0 0 1-6-5z"/>
<path d="m6 17 10-11 10 11v6H6z M12 23v-6h8v6" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/>
<text x="42" y="23" font-family="system-ui, sans-serif" font-size="19" font-weight="600" fill="#14293d">Trade portal</text>
</svg>`

/** How Storybook itself looks: name, mark and colours of the portal. */
export const face = create({
  base: 'light',
  brandTitle: 'Trade portal',
  brandUrl: '?path=/docs/start-here--docs',
  brandTarget: '_self',
  brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
  colorPrimary: '#0a6e86',
  colorSecondary: '#0a6e86',
  appBg: '#f4f6f8',
  appBorderColor: '#e6eaee',
  fontBase: 'system-ui, "Segoe UI", Roboto, sans-serif',
})
