/** What a picture can show. */
export const pictureKinds = [
  'plank',
  'sheet',
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

/** Kind and what it is of; the same name is always the same picture. Of a missing one there is only the name. */
export type PictureName = `${PictureKind | 'missing'}-${string}`
