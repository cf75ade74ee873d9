import type { Department } from './family.ts'

export const insulation: Department = {
  id: 'INSULATION',
  name: 'Insulation',
  prefix: 'IN',
  types: {
    BATTS: {
      name: 'Batts',
      families: {
        CEILING: {
          name: 'Ceiling Batts',
          title: 'Ceiling Batt Glasswool',
          about: 'Made from recycled glass, does not burn. Coverage is printed on the pack.',
          picture: 'batt',
          sizes: {
            'R3.5 430 mm': 62,
            'R3.5 580 mm': 71.5,
            'R4.0 430 mm': 68.9,
            'R4.0 580 mm': 79.4,
            'R5.0 430 mm': 81.2,
            'R5.0 580 mm': 92.6,
            'R6.0 430 mm': 97.8,
          },
          units: { PACK: 1 },
          datasheet: true,
        },
        WALL: {
          name: 'Wall Batts',
          title: 'Wall Batt Glasswool',
          about: 'Sized for 90 mm and 70 mm frames.',
          picture: 'batt',
          sizes: {
            'R1.5 430 mm': 51.5,
            'R2.0 430 mm': 58.7,
            'R2.0 580 mm': 66.3,
            'R2.5 430 mm': 74.8,
            'R2.5 580 mm': 83.1,
            'R2.7 430 mm': 89.9,
            'R2.7 580 mm': 99.4,
          },
          units: { PACK: 1 },
          datasheet: true,
        },
        ACOUSTIC: {
          name: 'Acoustic Batts',
          title: 'Acoustic Batt',
          about: 'Dense batts that keep one room from hearing the next.',
          picture: 'batt',
          sizes: { '11 kg/m3 75 mm': 69, '14 kg/m3 75 mm': 84.5, '24 kg/m3 50 mm': 77.2 },
          units: { PACK: 1 },
        },
      },
    },
    ROLLS: {
      name: 'Rolls & Sarking',
      families: {
        SARKING: {
          name: 'Sarking',
          title: 'Reflective Sarking',
          about: 'Vapour permeable membrane for walls and roofs.',
          picture: 'roll',
          sizes: {
            'Light Duty 1350 mm x 30 m': 74,
            'Medium Duty 1350 mm x 60 m': 148,
            'Heavy Duty 1500 mm x 30 m': 132,
          },
          units: { ROLL: 1 },
        },
        BLANKET: {
          name: 'Roof Blanket',
          title: 'Foil Faced Roof Blanket',
          about: 'Stops the noise of rain under metal roofs.',
          picture: 'roll',
          sizes: { 'R1.3 55 mm x 15 m': 109, 'R1.8 75 mm x 10 m': 98.4, 'R2.3 90 mm x 10 m': 121 },
          units: { ROLL: 1 },
        },
      },
    },
    FOAMBOARD: {
      name: 'Boards',
      families: {
        XPS: {
          name: 'XPS Board',
          title: 'Extruded Polystyrene Board',
          about: 'Closed cell board for slabs and box gutters.',
          picture: 'board',
          sizes: { '2400 x 600 x 25 mm': 22.4, '2400 x 600 x 50 mm': 41.7, '2400 x 600 x 75 mm': 61.3 },
          units: { SHEET: 1, PACK: 10 },
        },
        TAPE: {
          name: 'Tapes',
          title: 'Foil Joining Tape',
          about: 'Seals the joints of sarking and boards.',
          picture: 'roll',
          sizes: { '48 mm x 50 m': 9.8, '72 mm x 50 m': 13.9 },
          units: { ROLL: 1, BOX: 24 },
        },
      },
    },
  },
}
