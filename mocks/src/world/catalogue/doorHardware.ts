import type { CatalogueSection } from './family.ts'

/** Door hinges and locks. */
export const doorHardware: readonly CatalogueSection[] = [
  {
    id: 'HARDWARE',
    name: 'Door Hardware',
    families: [
      {
        id: 'LOCKS',
        name: 'Locks & Latches',
        picture: 'tool',
        title: 'Lever Set Satin Chrome',
        about: 'Fits doors of 35 to 40 mm.',
        sizes: [
          ['Passage', 38.5],
          ['Privacy', 44.9],
          ['Entrance Double Cylinder', 118],
        ],
        units: [['EA', 1]],
      },
      {
        id: 'HINGES',
        name: 'Hinges',
        picture: 'bracket',
        title: 'Butt Hinge Fixed Pin',
        about: 'Pair with screws.',
        sizes: [
          ['85 x 60 mm Zinc', 5.9],
          ['100 x 75 mm Zinc', 7.2],
          ['100 x 75 mm Stainless', 15.8],
        ],
        units: [
          ['PAIR', 1],
          ['BOX', 20],
        ],
      },
    ],
  },
]
