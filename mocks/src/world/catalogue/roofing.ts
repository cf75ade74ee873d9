import type { Department } from './family.ts'

const colours = ['Surfmist', 'Shale Grey', 'Basalt', 'Woodland Grey', 'Monument', 'Night Sky']

export const roofing: Department = {
  id: 'ROOFING',
  name: 'Roofing',
  prefix: 'RF',
  types: {
    SHEETS: {
      name: 'Roof Sheeting',
      families: {
        CORRUGATED: {
          name: 'Corrugated',
          title: 'Corrugated Roof Sheet',
          about: 'The traditional profile, 762 mm cover, rolled from prepainted steel and cut to your lengths.',
          picture: 'sheet',
          sizes: { '0.42 BMT': 16.9, '0.48 BMT': 19.6 },
          colours,
          isTally: true,
          datasheet: true,
        },
        TRAPEZOID: {
          name: 'Trapezoidal',
          title: 'Trapezoidal Wall Sheet',
          about: 'A square-ribbed profile for walls and sheds.',
          picture: 'sheet',
          sizes: { '0.42 BMT': 17.8 },
          colours,
          isTally: true,
        },
        POLYCARB: {
          name: 'Polycarbonate',
          title: 'Polycarbonate Corrugated Sheet',
          about: 'Lets the light through and keeps ultraviolet out.',
          picture: 'sheet',
          sizes: { '1800 mm': 34.6, '2400 mm': 45.9, '3000 mm': 57.3, '3600 mm': 68.8 },
          colours: ['Clear', 'Grey Tint'],
          units: { SHEET: 1 },
        },
      },
    },
    RAINWATER: {
      name: 'Rainwater Goods',
      families: {
        GUTTER: {
          name: 'Gutter',
          title: 'Quad Gutter 115 mm',
          about: 'Slotted front, prepainted steel, in full lengths.',
          picture: 'gutter',
          sizes: { '6.0 m': 62.4 },
          colours,
        },
        FASCIA: {
          name: 'Fascia',
          title: 'Metal Fascia 185 mm',
          about: 'Clips over brackets, no painting.',
          picture: 'gutter',
          sizes: { '6.0 m': 71.9 },
          colours,
        },
        DOWNPIPE: {
          name: 'Downpipe',
          title: 'Downpipe 100 x 50 mm',
          about: 'Rectangular, prepainted steel.',
          picture: 'gutter',
          sizes: { '1.8 m': 21.5, '2.4 m': 27.8 },
          colours,
        },
      },
    },
    FLASHINGS: {
      name: 'Flashings & Battens',
      families: {
        RIDGE: {
          name: 'Ridge Capping',
          title: 'Roll Top Ridge Cap',
          about: 'Prepainted, 2.4 m, scalloped on site.',
          picture: 'sheet',
          sizes: { '2.4 m': 32.7 },
          colours,
        },
        TOPHAT: {
          name: 'Steel Battens',
          title: 'Top Hat Roof Batten G550',
          about: 'Galvanised steel batten, 40 mm.',
          picture: 'gutter',
          sizes: { '0.48 BMT x 6.1 m': 18.4, '0.75 BMT x 6.1 m': 26.9 },
          units: { EA: 1, PACK: 50 },
        },
        ALCOR: {
          name: 'Flashing Rolls',
          title: 'Lead-free Flashing',
          about: 'Shapes by hand around chimneys and valleys.',
          picture: 'roll',
          sizes: { '200 mm x 10 m': 88.5, '300 mm x 10 m': 129 },
          units: { ROLL: 1 },
        },
      },
    },
  },
}
