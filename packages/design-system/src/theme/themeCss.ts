import type { BrandColours } from './brand.ts'

/** The deployment's `theme.css` with these colours; leaves out colours that are not chosen. */
export function themeCss({ primary, masthead, hyperlink }: BrandColours): string {
  const lines = [
    ['--primary-interaction-background', primary],
    ['--masthead-background', masthead],
    ['--secondary-interaction-hyperlink', hyperlink],
  ].flatMap(([name, value = '']) => (value.trim() === '' ? [] : [`  ${name}: ${value.trim()};`]))
  return [
    '/* The three colours of this deployment. Everything else that is coloured by the brand is derived from them. */',
    ':root {',
    ...lines,
    '}',
    '',
  ].join('\n')
}
