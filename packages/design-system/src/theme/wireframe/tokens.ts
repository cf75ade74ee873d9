import type { Tokens } from '../tokens.ts'

const ink = '#000000'
const grey = '#555555'
const paper = '#ffffff'
const wash = '#eeeeee'

/** Black, white and square, with other sizes than the portal's: whatever still looks like the portal here is hard-coded. */
export const wireframeTokens: Tokens = {
  color: {
    page: paper,
    surface: paper,
    surfaceRaised: paper,
    surfaceSunken: wash,
    surfaceHover: wash,
    text: ink,
    textSubdued: grey,
    textDisabled: grey,
    border: ink,
    borderControl: ink,
    focus: ink,
    scrim: 'rgb(255 255 255 / 0.8)',
    primary: ink,
    primaryHover: grey,
    primaryPressed: grey,
    onPrimary: paper,
    primarySoft: wash,
    masthead: paper,
    mastheadHover: wash,
    onMasthead: ink,
    onMastheadHover: ink,
    link: ink,
    linkHover: grey,
    critical: ink,
    criticalHover: grey,
    onCritical: paper,
    criticalSoft: wash,
    positive: ink,
    onPositive: paper,
    positiveSoft: wash,
    caution: ink,
    cautionSoft: wash,
    info: ink,
    infoSoft: wash,
  },
  fontFamily: 'ui-monospace, "Liberation Mono", monospace',
  fontSize: { small: 12, standard: 14, large: 16, headingSmall: 14, heading: 16, headingLarge: 20, display: 24 },
  lineHeight: { tight: 1.2, text: 1.4 },
  fontWeight: { regular: 400, medium: 400, strong: 700 },
  grid: 5,
  space: { xxsmall: 1, xsmall: 2, small: 3, medium: 4, large: 5, xlarge: 7, xxlarge: 10 },
  radius: { small: 0, standard: 0, large: 0, full: 0 },
  borderWidth: { standard: 1, strong: 2 },
  elevation: { raised: 'none', floating: 'none', modal: 'none' },
  duration: { quick: 0, standard: 0 },
  control: { small: 30, standard: 38, touch: 44 },
  contentWidth: { narrow: 600, standard: 1000, wide: 1300 },
}
