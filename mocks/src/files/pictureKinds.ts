/** What a picture can show: building materials, or a homepage banner. */
export const pictureKinds = [
  'plank',
  'sheet',
  'fence',
  'pale',
  'post',
  'gutter',
  'screw',
  'nail',
  'bolt',
  'bracket',
  'batt',
  'roll',
  'board',
  'bag',
  'door',
  'window',
  'tool',
  'helmet',
  'truck',
  'banner',
] as const
export type PictureKind = (typeof pictureKinds)[number]

/** A picture's kind and subject. The same name always gives the same picture; the kind `missing` has no picture. */
export type PictureName = `${PictureKind | 'missing'}-${string}`
