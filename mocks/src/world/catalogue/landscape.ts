import type { Department } from './family.ts'

export const landscape: Department = {
  id: 'LANDSCAPE',
  name: 'Fencing & Landscape',
  prefix: 'LF',
  types: {
    FENCING: {
      name: 'Fencing',
      families: {
        STEELFENCE: {
          name: 'Steel Panels',
          title: 'Steel Fence Panel',
          about: 'Panel kit with rails and posts, prepainted on both sides.',
          picture: 'fence',
          sizes: { '1500 x 2365 mm': 94, '1800 x 2365 mm': 106 },
          colours: ['Surfmist', 'Basalt', 'Woodland Grey', 'Monument'],
          datasheet: true,
        },
        PALING: {
          name: 'Palings',
          title: 'Treated Pine Paling',
          about: 'Rough sawn and treated for contact with the weather.',
          picture: 'pale',
          sizes: { '100 x 12 x 1500 mm': 1.9, '100 x 12 x 1800 mm': 2.3, '150 x 12 x 1800 mm': 3.6 },
          units: { EA: 1, PACK: 500 },
        },
        FENCEPOST: {
          name: 'Posts',
          title: 'Treated Pine Post H4',
          about: 'For contact with the ground.',
          picture: 'post',
          sizes: { '100 x 75 x 2400 mm': 27.5, '125 x 75 x 2400 mm': 34.2, '125 x 75 x 2700 mm': 38.8 },
        },
      },
    },
    DRAINAGE: {
      name: 'Drainage',
      families: {
        AGPIPE: {
          name: 'Ag Pipe',
          title: 'Slotted Ag Pipe',
          about: 'For behind retaining walls, with or without a sock.',
          picture: 'roll',
          sizes: { '65 mm x 20 m': 42, '100 mm x 20 m': 64, '100 mm x 20 m Socked': 83 },
          units: { ROLL: 1 },
        },
        STORMPIPE: {
          name: 'Stormwater Pipe',
          title: 'Stormwater Pipe PVC',
          about: 'Full lengths with a plain end.',
          picture: 'gutter',
          sizes: { '90 mm x 6 m': 29.8, '100 mm x 6 m': 36.4 },
        },
      },
    },
  },
}
