import type { Department } from './family.ts'

export const linings: Department = {
  id: 'LININGS',
  name: 'Plasterboard & Linings',
  prefix: 'PB',
  types: {
    PLASTERBOARD: {
      name: 'Plasterboard',
      families: {
        STANDARD: {
          name: 'Standard Board',
          title: 'Plasterboard Standard 10 mm',
          about: 'Recessed edge board for walls.',
          picture: 'board',
          sizes: {
            '2400 x 1200 mm': 19.9,
            '2700 x 1200 mm': 22.4,
            '3000 x 1200 mm': 24.9,
            '3600 x 1200 mm': 29.9,
            '4200 x 1200 mm': 34.9,
            '4800 x 1200 mm': 39.8,
            '6000 x 1200 mm': 49.8,
            '4800 x 1350 mm': 45.1,
          },
          units: { SHEET: 1 },
          datasheet: true,
        },
        WETAREA: {
          name: 'Wet Area Board',
          title: 'Plasterboard Wet Area 10 mm',
          about: 'Water repellent core for bathrooms and laundries.',
          picture: 'board',
          sizes: { '2400 x 1200 mm': 34.4, '2700 x 1200 mm': 38.7, '3000 x 1200 mm': 43, '3600 x 1200 mm': 51.6 },
          units: { SHEET: 1 },
          datasheet: true,
        },
        FIRE: {
          name: 'Fire Rated Board',
          title: 'Plasterboard Fire Rated',
          about: 'Glass fibre in the core, for rated walls and ceilings.',
          picture: 'board',
          sizes: {
            '13 mm 3000 x 1200 mm': 46.8,
            '13 mm 3600 x 1200 mm': 56.2,
            '16 mm 3000 x 1200 mm': 54.9,
            '16 mm 3600 x 1200 mm': 65.9,
          },
          units: { SHEET: 1 },
          stock: 'SpecialOrder',
        },
      },
    },
    FINISHING: {
      name: 'Cornice & Compounds',
      families: {
        CORNICE: {
          name: 'Cornice',
          title: 'Cove Cornice',
          about: 'Paper faced plaster cornice in full lengths.',
          picture: 'gutter',
          sizes: { '55 mm x 4.2 m': 9.6, '90 mm x 4.2 m': 12.9, '90 mm x 4.8 m': 14.7 },
          units: { EA: 1, PACK: 12 },
        },
        COMPOUND: {
          name: 'Compounds',
          title: 'Jointing Compound',
          about: 'For base and finishing coats by hand or box.',
          picture: 'bag',
          sizes: {
            'Base Coat 45 20 kg': 29.4,
            'Base Coat 60 20 kg': 29.4,
            'Total Set 20 kg': 36.8,
            'Cornice Cement 20 kg': 31.2,
          },
          units: { BAG: 1, PALLET: 48 },
        },
      },
    },
    CEMENT: {
      name: 'Fibre Cement',
      families: {
        VILLA: {
          name: 'Lining Board',
          title: 'Fibre Cement Lining 6 mm',
          about: 'For tiled walls in wet areas.',
          picture: 'board',
          sizes: { '1800 x 1200 mm': 44.5, '2400 x 1200 mm': 59.3, '3000 x 1200 mm': 74.1 },
          units: { SHEET: 1 },
        },
        WEATHERBOARD: {
          name: 'Weatherboard',
          title: 'Fibre Cement Weatherboard',
          about: 'Smooth or woodgrain, primed, 4.2 m.',
          picture: 'plank',
          sizes: { '180 mm Smooth': 31.9, '180 mm Woodgrain': 32.9, '300 mm Smooth': 49.5 },
        },
      },
    },
    CEMENTBAG: {
      name: 'Cement & Concrete',
      families: {
        BAGGED: {
          name: 'Bagged Products',
          title: 'Bagged',
          about: 'Keep dry and use within three months.',
          picture: 'bag',
          sizes: {
            'General Purpose Cement 20 kg': 9.9,
            'Builders Cement 20 kg': 10.4,
            'Concrete Mix 20 kg': 8.6,
            'Rapid Set Concrete 20 kg': 9.7,
            'Brick Mortar 20 kg': 9.2,
            'Hydrated Lime 20 kg': 14.1,
          },
          units: { BAG: 1, PALLET: 70 },
          stock: 'InStock',
        },
      },
    },
  },
}
