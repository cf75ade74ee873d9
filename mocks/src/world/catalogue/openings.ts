import { doorHardware } from './doorHardware.ts'
import type { Department } from './family.ts'

const doorSizes = [
  ['2040 x 620 x 35 mm', 62],
  ['2040 x 720 x 35 mm', 64.5],
  ['2040 x 820 x 35 mm', 67],
  ['2040 x 870 x 35 mm', 71.5],
] as const

export const openings: Department = {
  id: 'OPENINGS',
  name: 'Doors & Windows',
  prefix: 'DW',
  types: [
    {
      id: 'DOORS',
      name: 'Doors',
      families: [
        {
          id: 'INTERNAL',
          name: 'Internal Doors',
          picture: 'door',
          title: 'Flush Door Primed',
          about: 'Hollow core, primed and ready to paint.',
          sizes: doorSizes,
          units: [['EA', 1]],
        },
        {
          id: 'MOULDED',
          name: 'Moulded Doors',
          picture: 'door',
          title: 'Four Panel Door Primed',
          about: 'Moulded skin with the look of joinery.',
          sizes: [
            ['2040 x 720 x 35 mm', 89],
            ['2040 x 820 x 35 mm', 93.5],
            ['2340 x 820 x 35 mm', 139],
          ],
          units: [['EA', 1]],
        },
        {
          id: 'ENTRANCE',
          name: 'Entrance Doors',
          picture: 'door',
          title: 'Entrance Door Merbau',
          about: 'Solid timber with translucent glass.',
          sizes: [
            ['2040 x 820 x 40 mm', 486],
            ['2040 x 920 x 40 mm', 524],
            ['2340 x 920 x 40 mm', 698],
          ],
          units: [['EA', 1]],
          datasheet: true,
          stock: 'SpecialOrder',
        },
        {
          id: 'CAVITY',
          name: 'Cavity Sliders',
          picture: 'door',
          title: 'Cavity Slider Unit',
          about: 'Steel track, soft close on request.',
          sizes: [
            ['720 mm', 214],
            ['820 mm', 221],
            ['Double 1640 mm', 439],
          ],
          units: [['EA', 1]],
        },
      ],
    },
    {
      id: 'WINDOWS',
      name: 'Windows',
      families: [
        {
          id: 'SLIDING',
          name: 'Sliding Windows',
          picture: 'window',
          title: 'Aluminium Sliding Window',
          about: 'Powder coated with a flyscreen and keyed lock.',
          sizes: [
            ['600 x 910 mm', 238],
            ['1030 x 1210 mm', 312],
            ['1030 x 1810 mm', 396],
          ],
          colours: ['Surfmist', 'Monument'],
          units: [['EA', 1]],
          datasheet: true,
        },
        {
          id: 'AWNING',
          name: 'Awning Windows',
          picture: 'window',
          title: 'Aluminium Awning Window',
          about: 'Chain winder, opens in the rain.',
          sizes: [
            ['600 x 610 mm', 264],
            ['1030 x 610 mm', 341],
            ['1030 x 850 mm', 389],
          ],
          colours: ['Surfmist', 'Monument'],
          units: [['EA', 1]],
        },
        {
          id: 'SKYLIGHT',
          name: 'Skylights',
          picture: 'window',
          title: 'Fixed Skylight Double Glazed',
          about: 'For pitches from 15 degrees, flashing included.',
          sizes: [
            ['550 x 780 mm', 542],
            ['780 x 980 mm', 688],
            ['1140 x 1180 mm', 934],
          ],
          units: [['EA', 1]],
          stock: 'SpecialOrder',
        },
      ],
    },
    ...doorHardware,
  ],
}
