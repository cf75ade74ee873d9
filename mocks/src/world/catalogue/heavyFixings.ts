import type { CatalogueSection } from './family.ts'

/** Nails, nail gun fixings and concrete anchors. */
export const heavyFixings: readonly CatalogueSection[] = [
  {
    id: 'NAILS',
    name: 'Nails',
    families: [
      {
        id: 'GUNNAIL',
        name: 'Gun Nails',
        picture: 'nail',
        title: 'Framing Nail D-Head',
        about: 'Paper collated at 34 degrees, box of 3000.',
        sizes: [
          ['75 x 3.06 mm Bright', 79],
          ['75 x 3.06 mm Galvanised', 96.5],
          ['90 x 3.06 mm Bright', 92],
        ],
        units: [['BOX', 1]],
      },
      {
        id: 'LOOSENAIL',
        name: 'Loose Nails',
        picture: 'nail',
        title: 'Bullet Head Nail 5 kg',
        about: 'For framing and formwork by hand.',
        sizes: [
          ['50 x 2.8 mm', 31],
          ['75 x 3.15 mm', 29.5],
          ['100 x 4.5 mm', 30.4],
        ],
        units: [['BOX', 1]],
      },
    ],
  },
  {
    id: 'ANCHORS',
    name: 'Anchors & Bolts',
    families: [
      {
        id: 'DYNABOLT',
        name: 'Sleeve Anchors',
        picture: 'bolt',
        title: 'Sleeve Anchor Hex',
        about: 'Expands in concrete and brick.',
        sizes: [
          ['6 x 40 mm', 0.85],
          ['8 x 65 mm', 1.3],
          ['10 x 75 mm', 1.95],
          ['12 x 100 mm', 3.6],
          ['16 x 110 mm', 6.9],
        ],
        units: [
          ['EA', 1],
          ['BOX', 50],
        ],
        datasheet: true,
      },
      {
        id: 'CUPHEAD',
        name: 'Cup Head Bolts',
        picture: 'bolt',
        title: 'Cup Head Bolt & Nut Galvanised',
        about: 'For pergolas, posts and bearers.',
        sizes: [
          ['M10 x 100 mm', 1.85],
          ['M10 x 130 mm', 2.2],
          ['M10 x 150 mm', 2.55],
          ['M12 x 130 mm', 3.4],
          ['M12 x 180 mm', 4.35],
        ],
        units: [
          ['EA', 1],
          ['BOX', 50],
        ],
      },
    ],
  },
]
