/** All values that a theme sets. Numbers are px at the default text size unless stated otherwise. */
export interface Tokens {
  color: Record<ColorName, string>
  /** `text-decoration-line` of hyperlinks, except those that are always underlined. */
  linkLine: string
  fontFamily: string
  /** In px; converted to rem, so that the user's text size applies. */
  type: Record<TypeRole, readonly [fontSize: number, lineHeight: number]>
  fontWeight: Record<FontWeight, number>
  /** Height in px of a row of the layout grid. The values of `space` are multiples of this height. */
  grid: number
  space: Record<'xxsmall' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge', number>
  radius: Record<'small' | 'standard' | 'large' | 'full', number>
  borderWidth: Record<'standard' | 'strong', number>
  elevation: Record<'button' | 'raised' | 'floating' | 'modal', string>
  /** In milliseconds. */
  duration: Record<'quick' | 'standard' | 'sheet', number>
  /** Heights of controls by density; `inline` is for controls within text. */
  control: Record<'inline' | 'compact' | 'comfortable' | 'touch', number>
  /** Minimum heights of list rows by density. */
  row: Record<'compact' | 'comfortable', number>
  /**
   * `container` includes the gutters at both sides. `form` is the maximum width of fields, `search` that of a search field.
   */
  contentWidth: Record<'container' | 'form' | 'narrow' | 'search', number>
  /** Space between the content and the window's edge. */
  gutter: Record<'phone' | 'standard', number>
}

type TypeRole =
  | 'caption' // table heads, units
  | 'small' // codes, hints, notes
  | 'standard' // rows, controls, third headings
  | 'prose' // paragraphs
  | 'sheet' // heading of a dialog, a sheet and a drawer
  | 'heading'
  | 'headingLarge' // heading of the screen
  | 'headingPhone' // heading of the screen on a phone
  | 'total' // the main total, in a card of 20 rem
  | 'figure' // a balance in a tile
  | 'cover' // the company on the sign-in page

type FontWeight =
  | 'regular'
  | 'medium' // names, labels and buttons
  | 'strong' // amounts, and words that stand out of a text
  | 'heading' // also the supplier's name: any bolder, the dots of its letters close on ordinary screens

export type ColorName =
  | 'page' // behind everything
  | 'surface' // cards, tables, fields
  | 'surfaceRaised' // menus, dialogs
  | 'surfaceSunken' // wells, neutral badges, controls that cannot be used
  | 'surfaceHover'
  | 'text'
  | 'textSubdued'
  | 'textDisabled'
  | 'border' // decoration only
  | 'borderButton' // edge of a secondary button, which its label shows too
  | 'borderControl' // outlines of controls: 3:1 or more
  | 'focus'
  | 'scrim'
  | 'primary' // the supplier's colour itself: decoration only
  | 'primaryFill' // `primary`, darkened by up to a tenth if that makes white text readable
  | 'primaryFillHover'
  | 'onPrimaryFill'
  | 'primaryOutline' // `primaryFill`, adjusted to contrast with a surface: 3:1 or more
  | 'primaryOutlineHover'
  | 'selected' // behind what is chosen, always with a mark in one of the next two
  | 'selectedOutline' // `primaryOutline`, or transparent if the primary is pale or too similar to `critical`
  | 'selectedBar' // transparent, or `text` if `selectedOutline` is transparent
  | 'masthead'
  | 'mastheadHover'
  | 'onMasthead'
  | 'onMastheadHover'
  | 'mastheadOutline' // the line below the masthead: `primary`, adjusted to contrast with the masthead
  | 'link'
  | 'linkHover'
  | 'critical'
  | 'criticalHover'
  | 'onCritical'
  | 'criticalSoft'
  | 'destructiveFill' // `critical`, or `surface` if the primary is too similar
  | 'destructiveFillHover'
  | 'onDestructiveFill'
  | 'destructiveQuietEdge' // transparent, or `critical` if the primary is too similar
  | 'positive'
  | 'onPositive'
  | 'positiveSoft'
  | 'caution'
  | 'cautionSoft'
  | 'info'
  | 'infoSoft'
  | 'step1' // the parts of a bar, from ordinary to serious. Always show their figures as text, too
  | 'step2'
  | 'step3'
  | 'step4'
  | 'step5'
