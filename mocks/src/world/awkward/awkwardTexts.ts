/** Texts that often break screens. The portal must show each as plain text, without breaking the layout. */
export const awkwardTexts = {
  markup: '<b>Bold</b> & "quoted" <script>alert(1)</script>',
  long: 'Prefinished tongue and groove lining board with a shadow line, end matched, for walls and ceilings of verandas, '.repeat(
    2,
  ),
  unbroken: 'EXTRALONGPRODUCTCODEWITHOUTANYPLACETOBREAKIT'.repeat(3),
  rightToLeft: 'خشب الصنوبر ٩٠ × ٤٥',
  emoji: '🪵🔨 Nail box 👷🏽‍♀️',
  accents: 'Søren Müller-Łukasiewicz, naïve façade',
  ideographs: '株式会社 木材 90×45',
  quotes: "O'Brien's “best” `ply` \\ 50% off; -- {0} $& %s",
  blank: '   ',
} as const

export const allAwkwardTexts: readonly string[] = Object.values(awkwardTexts)
