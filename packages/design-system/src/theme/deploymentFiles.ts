import { deriveBrand, type BrandColours } from './brand.ts'

/**
 * The deployment's `icon.svg` for the browser's tab: a house on the masthead's colour, above the strip that the masthead has
 * at its lower edge.
 */
export function iconSvg(colours: BrandColours): string {
  const derived = deriveBrand(colours)
  const [ground, line, strip] = [
    derived['--masthead-background'],
    derived['--masthead-foreground'],
    derived['--masthead-primary-outline'],
  ]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    '<clipPath id="a"><rect width="32" height="32" rx="6"/></clipPath>',
    `<g clip-path="url(#a)"><path fill="${ground}" d="M0 0h32v32H0z"/><path fill="${strip}" d="M0 28h32v4H0z"/></g>`,
    `<path d="m6 17 10-11 10 11v6H6z M12 23v-6h8v6" fill="none" stroke="${line}" stroke-width="2.5" stroke-linejoin="round"/>`,
    '</svg>',
    '',
  ].join('')
}

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
