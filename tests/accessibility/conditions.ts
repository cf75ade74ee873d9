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

/** How a person may have their text (WCAG 1.4.12 and 1.4.4). */
export const textSettings = [
  { name: '', css: ':root {}', mustFit: true },
  {
    name: 'text spacing',
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    mustFit: true,
  },
  // On the narrowest screen, which stands for 400 % zoom, it is more than WCAG asks for: nothing is lost, but a page may
  // be scrolled sideways.
  { name: 'text of twice the size', css: 'html { font-size: 200% !important }', mustFit: false },
] as const
