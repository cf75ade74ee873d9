import type { Department } from './family.ts'

export const openings: Department = {
  id: 'OPENINGS',
  name: 'Doors & Windows',
  prefix: 'DW',
  types: {
    DOORS: {
      name: 'Doors',
      families: {
        INTERNAL: {
          name: 'Internal Doors',
          title: 'Flush Door Primed',
          about: 'Hollow core, primed and ready to paint.',
          picture: 'door',
          sizes: {
            '2040 x 620 x 35 mm': 62,
            '2040 x 720 x 35 mm': 64.5,
            '2040 x 820 x 35 mm': 67,
            '2040 x 870 x 35 mm': 71.5,
          },
        },
        MOULDED: {
          name: 'Moulded Doors',
          title: 'Four Panel Door Primed',
          about: 'Moulded skin with the look of joinery.',
          picture: 'door',
          sizes: { '2040 x 720 x 35 mm': 89, '2040 x 820 x 35 mm': 93.5, '2340 x 820 x 35 mm': 139 },
        },
        ENTRANCE: {
          name: 'Entrance Doors',
          title: 'Entrance Door Merbau',
          about: 'Solid timber with translucent glass.',
          picture: 'door',
          sizes: { '2040 x 820 x 40 mm': 486, '2040 x 920 x 40 mm': 524, '2340 x 920 x 40 mm': 698 },
          datasheet: true,
          stock: 'SpecialOrder',
        },
        CAVITY: {
          name: 'Cavity Sliders',
          title: 'Cavity Slider Unit',
          about: 'Steel track, soft close on request.',
          picture: 'door',
          sizes: { '720 mm': 214, '820 mm': 221, 'Double 1640 mm': 439 },
        },
      },
    },
    WINDOWS: {
      name: 'Windows',
      families: {
        SLIDING: {
          name: 'Sliding Windows',
          title: 'Aluminium Sliding Window',
          about: 'Powder coated with a flyscreen and keyed lock.',
          picture: 'window',
          sizes: { '600 x 910 mm': 238, '1030 x 1210 mm': 312, '1030 x 1810 mm': 396 },
          colours: ['Surfmist', 'Monument'],
          datasheet: true,
        },
        AWNING: {
          name: 'Awning Windows',
          title: 'Aluminium Awning Window',
          about: 'Chain winder, opens in the rain.',
          picture: 'window',
          sizes: { '600 x 610 mm': 264, '1030 x 610 mm': 341, '1030 x 850 mm': 389 },
          colours: ['Surfmist', 'Monument'],
        },
        SKYLIGHT: {
          name: 'Skylights',
          title: 'Fixed Skylight Double Glazed',
          about: 'For pitches from 15 degrees, flashing included.',
          picture: 'window',
          sizes: { '550 x 780 mm': 542, '780 x 980 mm': 688, '1140 x 1180 mm': 934 },
          stock: 'SpecialOrder',
        },
      },
    },
    HARDWARE: {
      name: 'Door Hardware',
      families: {
        LOCKS: {
          name: 'Locks & Latches',
          title: 'Lever Set Satin Chrome',
          about: 'Fits doors of 35 to 40 mm.',
          picture: 'tool',
          sizes: { Passage: 38.5, Privacy: 44.9, 'Entrance Double Cylinder': 118 },
        },
        HINGES: {
          name: 'Hinges',
          title: 'Butt Hinge Fixed Pin',
          about: 'Pair with screws.',
          picture: 'bracket',
          sizes: { '85 x 60 mm Zinc': 5.9, '100 x 75 mm Zinc': 7.2, '100 x 75 mm Stainless': 15.8 },
          units: { PAIR: 1, BOX: 20 },
        },
      },
    },
  },
}
