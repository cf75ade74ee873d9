/** Everything a theme decides, in design language: numbers are pixels at the default text size unless said otherwise. */
export interface Tokens {
  color: Record<ColorName, string>
  fontFamily: string
  /** Pixels, turned into rem so that the reader's own text size is respected. */
  fontSize: Record<'small' | 'standard' | 'large' | 'headingSmall' | 'heading' | 'headingLarge' | 'display', number>
  /** Multiples of the font size. */
  lineHeight: Record<'tight' | 'text', number>
  fontWeight: Record<'regular' | 'medium' | 'strong', number>
  /** Pixels of one grid row; `space` counts rows. */
  grid: number
  space: Record<'xxsmall' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge', number>
  radius: Record<'small' | 'standard' | 'large' | 'full', number>
  borderWidth: Record<'standard' | 'strong', number>
  elevation: Record<'raised' | 'floating' | 'modal', string>
  /** Milliseconds. */
  duration: Record<'quick' | 'standard', number>
  /** Heights of the things one presses; `inline` stands among text, and under a finger all of them grow to `touch`. */
  control: Record<'inline' | 'small' | 'standard' | 'touch', number>
  contentWidth: Record<'narrow' | 'standard' | 'wide', number>
}

export type ColorName =
  | 'page' // behind everything
  | 'surface' // cards, tables, fields
  | 'surfaceRaised' // menus, dialogs
  | 'surfaceSunken' // table heads, wells, skeletons
  | 'surfaceHover'
  | 'text'
  | 'textSubdued'
  | 'textDisabled'
  | 'border' // decoration only
  | 'borderControl' // what one must see to operate: 3:1 or more
  | 'focus'
  | 'scrim'
  | 'primary'
  | 'primaryHover'
  | 'onPrimary'
  | 'primarySoft'
  | 'primaryOutline' // the primary, or what of it can be told from a surface: 3:1 or more
  | 'primaryOutlineHover'
  | 'masthead'
  | 'mastheadHover'
  | 'onMasthead'
  | 'onMastheadHover'
  | 'mastheadOutline' // of a primary button on the masthead
  | 'link'
  | 'linkHover'
  | 'critical'
  | 'criticalHover'
  | 'onCritical'
  | 'criticalSoft'
  | 'positive'
  | 'onPositive'
  | 'positiveSoft'
  | 'caution'
  | 'cautionSoft'
  | 'info'
  | 'infoSoft'
