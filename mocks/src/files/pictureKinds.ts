/**
 * What a picture can show: building materials, or a homepage banner. With the hue in degrees, the saturation and the
 * lightness in per cent.
 */
const baseColours = {
  plank: [33, 48, 66],
  sheet: [205, 14, 58],
  fence: [168, 16, 46],
  pale: [96, 22, 58],
  post: [84, 20, 52],
  gutter: [210, 12, 50],
  screw: [42, 40, 55],
  nail: [212, 12, 56],
  bolt: [214, 14, 52],
  bracket: [208, 14, 62],
  batt: [345, 50, 74],
  roll: [150, 20, 66],
  board: [40, 16, 86],
  bag: [35, 34, 70],
  door: [24, 34, 48],
  window: [205, 34, 72],
  tool: [16, 74, 52],
  helmet: [46, 88, 56],
  truck: [190, 42, 42],
  banner: [200, 40, 40],
} as const

export type PictureKind = keyof typeof baseColours

/** A picture's kind and subject. The same name always gives the same picture; the kind `missing` has no picture. */
export type PictureName = `${PictureKind | 'missing'}-${string}`

export function isPictureKind(name: string): name is PictureKind {
  return Object.hasOwn(baseColours, name)
}

export type Palette = ReturnType<typeof paletteOf>

/**
 * Colours of one picture: a background gradient from `air` to `floor`, and three shades of the subject.
 * Only kind and subject decide the colours. The subject shifts the hue a little, so that pictures in a
 * list differ.
 */
export function paletteOf(kind: PictureKind, subject: string) {
  const [hue, saturation, lightness] = baseColours[kind]
  const seed = Array.from(subject).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)
  const shifted = hue + (seed % 25) - 12
  const shade = (lighter: number) => hsl(shifted, saturation, Math.max(12, Math.min(96, lightness + lighter)))
  return {
    air: hsl(shifted + 180, 22, 96),
    floor: hsl(shifted, 20, 90),
    light: shade(12),
    main: shade(0),
    dark: shade(-18),
  }
}

function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${(hue + 360) % 360} ${saturation}% ${lightness}%)`
}
