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
  /** Heights of the things one presses. */
  control: Record<'small' | 'standard' | 'touch', number>
  contentWidth: Record<'narrow' | 'standard' | 'wide', number>
}

type ColorName =
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
  | 'primaryPressed'
  | 'onPrimary'
  | 'primarySoft'
  | 'masthead'
  | 'mastheadHover'
  | 'onMasthead'
  | 'onMastheadHover'
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
