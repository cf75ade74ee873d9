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

/** Kind and subject; the same name always gives the same picture. No picture exists for the kind `missing`. */
export type PictureName = `${PictureKind | 'missing'}-${string}`
