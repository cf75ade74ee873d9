import type { Department } from './family.ts'

export const tools: Department = {
  id: 'TOOLS',
  name: 'Tools & Safety',
  prefix: 'TS',
  types: {
    POWER: {
      name: 'Power Tools',
      families: {
        CORDLESS: {
          name: 'Cordless 18 V',
          title: 'Cordless 18 V Brushless',
          about: 'Skin only, three years of warranty for trade.',
          picture: 'tool',
          sizes: {
            'Drill Driver 13 mm': 189,
            'Impact Driver': 199,
            'Circular Saw 165 mm': 279,
            'Angle Grinder 125 mm': 229,
            'Framing Nailer 34 Degree': 689,
            'Multi Tool': 219,
          },
          datasheet: true,
        },
        BATTERY: {
          name: 'Batteries & Chargers',
          title: 'Battery 18 V Lithium',
          about: 'Fits every tool of the range.',
          picture: 'tool',
          sizes: { '2.0 Ah': 89, '4.0 Ah': 139, '6.0 Ah': 189, 'Fast Charger': 109 },
        },
      },
    },
    HAND: {
      name: 'Hand Tools',
      families: {
        MEASURE: {
          name: 'Measuring',
          title: 'Measuring',
          about: 'Accurate enough to argue with.',
          picture: 'tool',
          sizes: {
            'Tape 8 m': 24.9,
            'Spirit Level 600 mm': 59,
            'Spirit Level 1200 mm': 89,
            'Rafter Square 180 mm': 17.5,
          },
        },
        BLADES: {
          name: 'Blades & Bits',
          title: 'Saw Blade TCT',
          about: 'For framing timber that may hide a nail.',
          picture: 'bolt',
          sizes: { '165 mm 24T': 29.5, '185 mm 24T': 32.9, '254 mm 60T': 74.5, '305 mm 80T': 98 },
          units: { EA: 1, BOX: 5 },
        },
        SEALANT: {
          name: 'Sealants & Adhesives',
          title: 'Construction Adhesive',
          about: 'For floors, skirtings and stair treads.',
          picture: 'bag',
          sizes: {
            '320 g Cartridge': 6.4,
            '820 g Cartridge': 14.9,
            'Roof Silicone 300 g Grey': 11.2,
            'Expanding Foam 750 ml': 16.9,
          },
          units: { EA: 1, BOX: 12 },
        },
      },
    },
    SAFETY: {
      name: 'Safety',
      families: {
        PPE: {
          name: 'Personal Protection',
          title: 'Safety',
          about: 'To the Australian standard, ready for site.',
          picture: 'helmet',
          sizes: {
            'Hard Hat White': 16.9,
            'Hard Hat Yellow': 16.9,
            'Glasses Clear': 8.4,
            'Earmuffs Class 5': 32.5,
            'Gloves Leather L': 12.9,
            'Gloves Leather XL': 12.9,
            'Vest Hi-Vis L': 14.5,
            'Vest Hi-Vis XL': 14.5,
          },
          units: { EA: 1, BOX: 12 },
        },
        SITE: {
          name: 'Site Safety',
          title: 'Site',
          about: 'Keeps people out and eyes open.',
          picture: 'helmet',
          sizes: {
            'Barrier Mesh Orange 50 m': 48.5,
            'Star Picket Cap Yellow': 0.95,
            'First Aid Kit 25 Person': 129,
            'Fire Extinguisher 2.5 kg': 74.9,
          },
        },
      },
    },
  },
}
