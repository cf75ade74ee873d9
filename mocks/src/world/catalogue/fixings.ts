import type { Department } from './family.ts'
import { heavyFixings } from './heavyFixings.ts'

const boxed = {
  picture: 'screw',
  units: [
    ['EA', 1],
    ['BOX', 500],
  ],
} as const

export const fixings: Department = {
  id: 'FIXINGS',
  name: 'Fixings',
  prefix: 'FX',
  types: [
    {
      id: 'CONNECTORS',
      name: 'Timber Connectors',
      families: [
        {
          id: 'HANGERS',
          name: 'Joist Hangers',
          picture: 'bracket',
          title: 'Joist Hanger Galvanised',
          about: 'Z275 galvanised steel, pre-punched, tabs bend in for the first fixing.',
          sizes: [
            ['45 x 90 mm', 3.4],
            ['45 x 120 mm', 3.95],
            ['45 x 140 mm', 4.3],
            ['45 x 190 mm', 5.15],
            ['50 x 240 mm', 6.8],
            ['90 x 190 mm', 8.45],
          ],
          units: [
            ['EA', 1],
            ['BOX', 50],
          ],
          datasheet: true,
          stock: 'InStock',
        },
        {
          id: 'GRIPS',
          name: 'Framing Brackets',
          picture: 'bracket',
          title: 'Triple Grip Galvanised',
          about: 'Ties rafters and joists to the plate below.',
          sizes: [
            ['Left Hand', 1.25],
            ['Right Hand', 1.25],
            ['Universal', 1.4],
          ],
          units: [
            ['EA', 1],
            ['BOX', 100],
          ],
        },
        {
          id: 'STRAP',
          name: 'Strap & Brace',
          picture: 'roll',
          title: 'Hoop Iron Brace',
          about: 'Punched galvanised strap for wall and roof bracing.',
          sizes: [
            ['30 x 0.8 mm x 15 m', 34.9],
            ['30 x 0.8 mm x 30 m', 61.5],
            ['30 x 1.0 mm x 50 m', 118],
          ],
          units: [['ROLL', 1]],
        },
        {
          id: 'STIRRUP',
          name: 'Post Supports',
          picture: 'bracket',
          title: 'Post Stirrup Galvanised',
          about: 'Keeps a post clear of the concrete.',
          sizes: [
            ['90 x 300 mm', 21.4],
            ['100 x 300 mm', 23.8],
            ['90 x 450 mm', 29.6],
            ['115 x 600 mm', 44.2],
          ],
          units: [['EA', 1]],
        },
      ],
    },
    {
      id: 'SCREWS',
      name: 'Screws',
      families: [
        {
          ...boxed,
          id: 'DECKSCREW',
          name: 'Decking Screws',
          title: 'Decking Screw 316 Stainless',
          about: 'Square drive with a self-embedding head, for hardwood and treated pine.',
          sizes: [
            ['10g x 50 mm', 0.34],
            ['10g x 65 mm', 0.41],
            ['12g x 65 mm', 0.52],
          ],
        },
        {
          ...boxed,
          id: 'BATTENSCREW',
          name: 'Batten Screws',
          title: 'Batten Screw Class 4',
          about: 'Holds roof battens down to the rafter in cyclonic regions too.',
          sizes: [
            ['14g x 75 mm', 0.38],
            ['14g x 100 mm', 0.49],
            ['14g x 125 mm', 0.63],
            ['14g x 150 mm', 0.79],
          ],
          datasheet: true,
        },
        {
          ...boxed,
          id: 'ROOFSCREW',
          name: 'Roofing Screws',
          title: 'Roofing Screw with Seal',
          about: 'Hex head, painted to match the sheet.',
          sizes: [
            ['12g x 35 mm', 0.27],
            ['12g x 50 mm', 0.31],
            ['12g x 65 mm', 0.36],
          ],
          colours: ['Zinc', 'Surfmist', 'Monument'],
        },
        {
          ...boxed,
          id: 'PLASTERSCREW',
          name: 'Plasterboard Screws',
          title: 'Plasterboard Screw Bugle',
          about: 'Fine thread for steel, coarse for timber.',
          sizes: [
            ['6g x 25 mm Fine', 0.04],
            ['6g x 32 mm Coarse', 0.05],
            ['6g x 41 mm Coarse', 0.06],
          ],
          units: [
            ['EA', 1],
            ['BOX', 1000],
          ],
        },
      ],
    },
    ...heavyFixings,
  ],
}
