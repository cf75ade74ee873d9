import type { CatalogueSection } from './family.ts'

/** Cement linings and cement in bags. */
export const cementLinings: readonly CatalogueSection[] = [
  {
    id: 'CEMENT',
    name: 'Fibre Cement',
    families: [
      {
        id: 'VILLA',
        name: 'Lining Board',
        picture: 'board',
        title: 'Fibre Cement Lining 6 mm',
        about: 'For tiled walls in wet areas.',
        sizes: [
          ['1800 x 1200 mm', 44.5],
          ['2400 x 1200 mm', 59.3],
          ['3000 x 1200 mm', 74.1],
        ],
        units: [['SHEET', 1]],
      },
      {
        id: 'WEATHERBOARD',
        name: 'Weatherboard',
        picture: 'plank',
        title: 'Fibre Cement Weatherboard',
        about: 'Smooth or woodgrain, primed, 4.2 m.',
        sizes: [
          ['180 mm Smooth', 31.9],
          ['180 mm Woodgrain', 32.9],
          ['300 mm Smooth', 49.5],
        ],
        units: [['EA', 1]],
      },
    ],
  },
  {
    id: 'CEMENTBAG',
    name: 'Cement & Concrete',
    families: [
      {
        id: 'BAGGED',
        name: 'Bagged Products',
        picture: 'bag',
        title: 'Bagged',
        about: 'Keep dry and use within three months.',
        sizes: [
          ['General Purpose Cement 20 kg', 9.9],
          ['Builders Cement 20 kg', 10.4],
          ['Concrete Mix 20 kg', 8.6],
          ['Rapid Set Concrete 20 kg', 9.7],
          ['Brick Mortar 20 kg', 9.2],
          ['Hydrated Lime 20 kg', 14.1],
        ],
        units: [
          ['BAG', 1],
          ['PALLET', 70],
        ],
        stock: 'InStock',
      },
    ],
  },
]
