import { brandDefaults, deriveBrand, type BrandVariables } from '../brand.ts'
import { critical, surface, text } from '../fixedColours.ts'
import type { Tokens } from '../tokens.ts'

const fallbacks = deriveBrand(brandDefaults)

/** A brand variable with the default brand's colour as fallback. */
const brandVar = (name: keyof BrandVariables) => `var(${name}, ${fallbacks[name] ?? 'currentColor'})`

/**
 * Calm and dense: greys in the masthead's hue, one strong brand colour, and other colours only where they have a meaning.
 */
export const portalTokens: Tokens = {
  color: {
    page: brandVar('--neutral-page'),
    surface,
    surfaceRaised: surface,
    surfaceSunken: brandVar('--neutral-sunken'),
    surfaceHover: brandVar('--neutral-hover'),
    text,
    textSubdued: brandVar('--neutral-text-subdued'),
    textDisabled: brandVar('--neutral-text-disabled'),
    border: brandVar('--neutral-border'),
    borderControl: brandVar('--neutral-control'),
    focus: brandVar('--focus-ring'),
    scrim: 'rgb(11 20 30 / 0.55)',
    primary: brandVar('--primary-interaction-background'),
    primaryFill: brandVar('--primary-fill'),
    primaryFillHover: brandVar('--primary-fill-hover'),
    onPrimaryFill: brandVar('--primary-fill-text'),
    primaryOutline: brandVar('--primary-outline'),
    primaryOutlineHover: brandVar('--primary-outline-hover'),
    selected: brandVar('--primary-interaction-background-soft'),
    masthead: brandVar('--masthead-background'),
    mastheadHover: brandVar('--masthead-background-hover'),
    onMasthead: brandVar('--masthead-foreground'),
    onMastheadHover: brandVar('--masthead-foreground-hover'),
    mastheadOutline: brandVar('--masthead-primary-outline'),
    link: brandVar('--secondary-interaction-hyperlink-text'),
    linkHover: brandVar('--secondary-interaction-hyperlink-text-hover'),
    critical: critical.colour,
    criticalHover: critical.hover,
    onCritical: '#ffffff',
    criticalSoft: critical.soft,
    destructiveFill: brandVar('--destructive-fill'),
    destructiveFillHover: brandVar('--destructive-fill-hover'),
    onDestructiveFill: brandVar('--destructive-fill-text'),
    destructiveQuietEdge: brandVar('--destructive-quiet-edge'),
    positive: '#17693a',
    onPositive: '#ffffff',
    positiveSoft: '#e5f4ea',
    caution: '#7d4a00',
    cautionSoft: '#fff2d6',
    info: '#17548f',
    infoSoft: '#e6f0fa',
    step1: '#c9d3dc',
    step2: '#8fa3b5',
    step3: '#e0b04a',
    step4: '#d07a2d',
    step5: critical.colour,
  },
  linkLine: brandVar('--secondary-interaction-hyperlink-line'),
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif',
  type: {
    caption: [12, 16],
    small: [13, 18],
    standard: [15, 20],
    prose: [15, 24],
    heading: [18, 24],
    headingLarge: [24, 28],
    headingPhone: [20, 24],
    total: [22, 28],
    figure: [28, 32],
    cover: [44, 48],
  },
  fontWeight: { regular: 400, medium: 500, strong: 650 },
  grid: 4,
  space: { xxsmall: 1, xsmall: 2, small: 3, medium: 4, large: 6, xlarge: 8 },
  radius: { small: 4, standard: 6, large: 8, full: 999 },
  borderWidth: { standard: 1, strong: 2 },
  elevation: {
    raised: '0 1px 2px rgb(16 30 44 / 0.06)',
    floating: '0 2px 6px rgb(16 30 44 / 0.10), 0 10px 24px rgb(16 30 44 / 0.14)',
    modal: '0 8px 20px rgb(16 30 44 / 0.18), 0 24px 64px rgb(16 30 44 / 0.24)',
  },
  duration: { quick: 120, standard: 200, sheet: 240 },
  control: { inline: 24, compact: 32, comfortable: 40, touch: 44 },
  row: { compact: 56, comfortable: 64 },
  contentWidth: { container: 1328, form: 720, narrow: 384, search: 720 },
  gutter: { phone: 12, standard: 24 },
}
