import type { Page } from 'playwright'

interface Condition {
  readonly name: string
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>
}

const plain: Condition = { name: '', media: { forcedColors: 'none', colorScheme: 'light' } }
const forced: Condition = { name: 'forced colours', media: { forcedColors: 'active', colorScheme: 'dark' } }

/**
 * Conditions that are checked in one brand only. The system's palette for forced colours may be dark or light. All brands
 * are checked with the dark one.
 */
const onceOnly: readonly Condition[] = [
  { name: 'dark scheme', media: { forcedColors: 'none', colorScheme: 'dark' } },
  { name: 'forced colours, light scheme', media: { forcedColors: 'active', colorScheme: 'light' } },
]

/**
 * The dark scheme and the light forced colours are checked in one brand only. The portal has no dark theme, so the dark
 * scheme changes nothing in any brand. Forced colours replace the colours of the brand, so all brands look the same.
 */
export const conditionsOf = (isFirstBrand: boolean): readonly Condition[] =>
  isFirstBrand ? [plain, forced, ...onceOnly] : [plain, forced]

export const usualMedia = plain.media

/**
 * At this width, pages must not need sideways scrolling (WCAG 1.4.10). A window of 1280 px is this wide at a zoom of 400 %.
 */
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

/**
 * Text settings that pages must support (WCAG 1.4.12 and 1.4.4). The narrow width gets no large text, because it already
 * stands for a zoom of 400 %.
 */
export const textSettingsAt = (width: number) => (width > narrow ? [...textSettings, largeText] : textSettings)
