import type { Page } from 'playwright'

export interface Condition {
  readonly name: string
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>
}

const plain: Condition = { name: '', media: { forcedColors: 'none', colorScheme: 'light' } }
const forced: Condition = { name: 'forced colours', media: { forcedColors: 'active', colorScheme: 'dark' } }

/** Forced colours come from the system's own palette, which has a dark and a light form. */
const onceOnly: readonly Condition[] = [
  { name: 'dark scheme', media: { forcedColors: 'none', colorScheme: 'dark' } },
  { name: 'forced colours, light scheme', media: { forcedColors: 'active', colorScheme: 'light' } },
]

/** The portal has no dark form and forced colours replace those of a brand, so the schemes are checked in one brand only. */
export const conditionsOf = (isFirstBrand: boolean): readonly Condition[] =>
  isFirstBrand ? [plain, forced, ...onceOnly] : [plain, forced]

export const usualMedia = plain.media

/** WCAG asks for pages that need not be scrolled sideways at this width (1.4.10). It stands for a zoom of 400 %. */
export const narrow = 320

const textSettings = [
  { name: '', css: ':root {}' },
  {
    name: 'text spacing',
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  },
] as const
const largeText = { name: 'text of twice the size', css: 'html { font-size: 200% !important }' } as const

/** How a person may have their text (WCAG 1.4.12 and 1.4.4). The narrowest page is an enlarged one already. */
export const textSettingsAt = (width: number) => (width > narrow ? [...textSettings, largeText] : textSettings)
