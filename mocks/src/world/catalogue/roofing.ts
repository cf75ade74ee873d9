import { byMetre, type Department } from './family.ts'

const colours = ['Surfmist', 'Shale Grey', 'Basalt', 'Woodland Grey', 'Monument', 'Night Sky'] as const

export const roofing: Department = {
  id: 'ROOFING',
  name: 'Roofing',
  prefix: 'RF',
  types: [
    {
      id: 'SHEETS',
      name: 'Roof Sheeting',
      families: [
        {
          id: 'CORRUGATED',
          name: 'Corrugated',
          picture: 'sheet',
          title: 'Corrugated Roof Sheet',
          about: 'The traditional profile, 762 mm cover, rolled from prepainted steel and cut to your lengths.',
          sizes: [
            ['0.42 BMT', 16.9],
            ['0.48 BMT', 19.6],
          ],
          colours,
          ...byMetre,
          datasheet: true,
        },
        {
          id: 'TRAPEZOID',
          name: 'Trapezoidal',
          picture: 'sheet',
          title: 'Trapezoidal Wall Sheet',
          about: 'A square-ribbed profile for walls and sheds.',
          sizes: [['0.42 BMT', 17.8]],
          colours,
          ...byMetre,
        },
        {
          id: 'POLYCARB',
          name: 'Polycarbonate',
          picture: 'sheet',
          title: 'Polycarbonate Corrugated Sheet',
          about: 'Lets the light through and keeps ultraviolet out.',
          sizes: [
            ['1800 mm', 34.6],
            ['2400 mm', 45.9],
            ['3000 mm', 57.3],
            ['3600 mm', 68.8],
          ],
          colours: ['Clear', 'Grey Tint'],
          units: [['SHEET', 1]],
        },
      ],
    },
    {
      id: 'RAINWATER',
      name: 'Rainwater Goods',
      families: [
        {
          id: 'GUTTER',
          name: 'Gutter',
          picture: 'gutter',
          title: 'Quad Gutter 115 mm',
          about: 'Slotted front, prepainted steel, in full lengths.',
          sizes: [['6.0 m', 62.4]],
          colours,
          units: [['EA', 1]],
        },
        {
          id: 'FASCIA',
          name: 'Fascia',
          picture: 'gutter',
          title: 'Metal Fascia 185 mm',
          about: 'Clips over brackets, no painting.',
          sizes: [['6.0 m', 71.9]],
          colours,
          units: [['EA', 1]],
        },
        {
          id: 'DOWNPIPE',
          name: 'Downpipe',
          picture: 'gutter',
          title: 'Downpipe 100 x 50 mm',
          about: 'Rectangular, prepainted steel.',
          sizes: [
            ['1.8 m', 21.5],
            ['2.4 m', 27.8],
          ],
          colours,
          units: [['EA', 1]],
        },
      ],
    },
    {
      id: 'FLASHINGS',
      name: 'Flashings & Battens',
      families: [
        {
          id: 'RIDGE',
          name: 'Ridge Capping',
          picture: 'sheet',
          title: 'Roll Top Ridge Cap',
          about: 'Prepainted, 2.4 m, scalloped on site.',
          sizes: [['2.4 m', 32.7]],
          colours,
          units: [['EA', 1]],
        },
        {
          id: 'TOPHAT',
          name: 'Steel Battens',
          picture: 'gutter',
          title: 'Top Hat Roof Batten G550',
          about: 'Galvanised steel batten, 40 mm.',
          sizes: [
            ['0.48 BMT x 6.1 m', 18.4],
            ['0.75 BMT x 6.1 m', 26.9],
          ],
          units: [
            ['EA', 1],
            ['PACK', 50],
          ],
        },
        {
          id: 'ALCOR',
          name: 'Flashing Rolls',
          picture: 'roll',
          title: 'Lead-free Flashing',
          about: 'Shapes by hand around chimneys and valleys.',
          sizes: [
            ['200 mm x 10 m', 88.5],
            ['300 mm x 10 m', 129],
          ],
          units: [['ROLL', 1]],
        },
      ],
    },
  ],
}
