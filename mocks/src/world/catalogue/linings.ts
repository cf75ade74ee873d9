import { cementLinings } from './cementLinings.ts'
import type { Department } from './family.ts'

export const linings: Department = {
  id: 'LININGS',
  name: 'Plasterboard & Linings',
  prefix: 'PB',
  types: [
    {
      id: 'PLASTERBOARD',
      name: 'Plasterboard',
      families: [
        {
          id: 'STANDARD',
          name: 'Standard Board',
          picture: 'board',
          title: 'Plasterboard Standard 10 mm',
          about: 'Recessed edge board for walls.',
          sizes: [
            ['2400 x 1200 mm', 19.9],
            ['2700 x 1200 mm', 22.4],
            ['3000 x 1200 mm', 24.9],
            ['3600 x 1200 mm', 29.9],
            ['4200 x 1200 mm', 34.9],
            ['4800 x 1200 mm', 39.8],
            ['6000 x 1200 mm', 49.8],
            ['4800 x 1350 mm', 45.1],
          ],
          units: [['SHEET', 1]],
          datasheet: true,
        },
        {
          id: 'WETAREA',
          name: 'Wet Area Board',
          picture: 'board',
          title: 'Plasterboard Wet Area 10 mm',
          about: 'Water repellent core for bathrooms and laundries.',
          sizes: [
            ['2400 x 1200 mm', 34.4],
            ['2700 x 1200 mm', 38.7],
            ['3000 x 1200 mm', 43],
            ['3600 x 1200 mm', 51.6],
          ],
          units: [['SHEET', 1]],
          datasheet: true,
        },
        {
          id: 'FIRE',
          name: 'Fire Rated Board',
          picture: 'board',
          title: 'Plasterboard Fire Rated',
          about: 'Glass fibre in the core, for rated walls and ceilings.',
          sizes: [
            ['13 mm 3000 x 1200 mm', 46.8],
            ['13 mm 3600 x 1200 mm', 56.2],
            ['16 mm 3000 x 1200 mm', 54.9],
            ['16 mm 3600 x 1200 mm', 65.9],
          ],
          units: [['SHEET', 1]],
          stock: 'SpecialOrder',
        },
      ],
    },
    {
      id: 'FINISHING',
      name: 'Cornice & Compounds',
      families: [
        {
          id: 'CORNICE',
          name: 'Cornice',
          picture: 'gutter',
          title: 'Cove Cornice',
          about: 'Paper faced plaster cornice in full lengths.',
          sizes: [
            ['55 mm x 4.2 m', 9.6],
            ['90 mm x 4.2 m', 12.9],
            ['90 mm x 4.8 m', 14.7],
          ],
          units: [
            ['EA', 1],
            ['PACK', 12],
          ],
        },
        {
          id: 'COMPOUND',
          name: 'Compounds',
          picture: 'bag',
          title: 'Jointing Compound',
          about: 'For base and finishing coats by hand or box.',
          sizes: [
            ['Base Coat 45 20 kg', 29.4],
            ['Base Coat 60 20 kg', 29.4],
            ['Total Set 20 kg', 36.8],
            ['Cornice Cement 20 kg', 31.2],
          ],
          units: [
            ['BAG', 1],
            ['PALLET', 48],
          ],
        },
      ],
    },
    ...cementLinings,
  ],
}
