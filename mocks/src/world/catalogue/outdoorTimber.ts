import { byMetre, type CatalogueSection } from './family.ts'

/** Decking, sleepers and timber panels. */
export const outdoorTimber: readonly CatalogueSection[] = [
  {
    id: 'DECKING',
    name: 'Decking & Outdoor',
    families: [
      {
        ...byMetre,
        picture: 'plank',
        id: 'MERBAU',
        name: 'Merbau Decking',
        title: 'Merbau Decking',
        about: 'Standard and better grade, dressed all round, responsibly sourced.',
        sizes: [
          ['90 x 19 mm', 6.9],
          ['140 x 19 mm', 11.4],
        ],
      },
      {
        ...byMetre,
        picture: 'plank',
        id: 'SPOTGUM',
        name: 'Spotted Gum Decking',
        title: 'Spotted Gum Decking',
        about: 'Feature grade with a bushfire rating of BAL 29.',
        sizes: [
          ['86 x 19 mm', 9.8],
          ['135 x 19 mm', 16.7],
        ],
      },
      {
        id: 'SLEEPER',
        name: 'Sleepers',
        picture: 'plank',
        title: 'Treated Pine Sleeper H4',
        about: 'Rough sawn, for retaining walls and garden beds.',
        sizes: [
          ['200 x 50 x 2400 mm', 24.5],
          ['200 x 75 x 2400 mm', 36.9],
          ['200 x 50 x 3000 mm', 31.2],
          ['200 x 75 x 3000 mm', 46.4],
        ],
        units: [
          ['EA', 1],
          ['PACK', 40],
        ],
      },
    ],
  },
  {
    id: 'PANELS',
    name: 'Panels',
    families: [
      {
        id: 'PLY',
        name: 'Structural Ply',
        picture: 'board',
        title: 'Structural Plywood CD',
        about: 'F11 grade with A bond, for bracing and floors.',
        sizes: [
          ['2400 x 1200 x 7 mm', 42],
          ['2400 x 1200 x 12 mm', 61.5],
          ['2400 x 1200 x 17 mm', 84.9],
          ['2700 x 1200 x 7 mm', 49.8],
        ],
        units: [
          ['SHEET', 1],
          ['PACK', 30],
        ],
        datasheet: true,
      },
      {
        id: 'FLOOR',
        name: 'Particleboard Flooring',
        picture: 'board',
        title: 'Yellow Tongue Flooring',
        about: 'Moisture resistant flooring with a plastic tongue.',
        sizes: [
          ['3600 x 900 x 19 mm', 68.4],
          ['3600 x 800 x 19 mm', 61.8],
          ['3600 x 900 x 22 mm', 79.5],
        ],
        units: [
          ['SHEET', 1],
          ['PACK', 40],
        ],
      },
    ],
  },
]
